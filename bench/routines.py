#!/usr/bin/env python3
"""routines.py [NAME…]: what bench/routines.mjs times, by PyTorch in eager mode on the same machine, in singles.

A line of JSON each, by the same names: milliseconds of the device (events around eight), and of one call with reading
an element. What PyTorch has nothing for (splines; filters, without torchaudio) is left out."""
import json
import statistics
import sys
import time
from functools import partial

import torch
import torch.nn.functional as F

try:
    from torchaudio.functional import lfilter
except Exception:  # not there, or made for another PyTorch
    lfilter = None

torch.set_grad_enabled(False)
torch.manual_seed(1)
torch.backends.cudnn.allow_tf32 = False
torch.backends.cuda.matmul.allow_tf32 = False
rand = lambda *shape: torch.rand(*shape, device="cuda")
eye = lambda n: torch.eye(n, device="cuda")
busy = rand(4096, 4096)


def hurry():
    """Brings the clocks of an idle GPU up."""
    since = time.perf_counter()
    while time.perf_counter() - since < 0.2:
        busy @ busy
        torch.cuda.synchronize()


def interp1(grid, values, u):
    at = torch.searchsorted(grid, u, right=True).clamp(1, len(grid) - 1)
    left, right = grid[at - 1], grid[at]
    return torch.lerp(values[at - 1], values[at], (u - left) / (right - left))


def masked(u):
    y = u.clone()
    y[u > 0.5] = 0
    return y


def elements(n):
    """Each by the name that bench/routines.mjs has for it."""
    u, few, many = rand(n), torch.randint(1024, (n,), device="cuda"), torch.randint(10**6, (n,), device="cuda")
    p, grid = torch.randperm(n, device="cuda"), torch.linspace(0, 1, 1001, device="cuda")
    values = grid**2
    return {
        "base": lambda: u + 1,
        "sort": lambda: torch.sort(u)[0][1],
        "sort, places": lambda: torch.sort(u)[1][1],
        "unique": lambda: torch.unique(u),
        "find": lambda: torch.nonzero(u > 0.5),
        "masked write": lambda: masked(u),
        "accumarray, 1024": lambda: torch.zeros(1024, device="cuda").index_add_(0, few, u),
        "accumarray, 1e6": lambda: torch.zeros(10**6, device="cuda").index_add_(0, many, u),
        "interp1": lambda: interp1(grid, values, u),
        "median": lambda: torch.median(u),
        "movmean": lambda: F.avg_pool1d(u[None], 25, 1, 12, count_include_pad=False),
        "cumprod": lambda: torch.cumprod(u + 0.5, 0),
        "cumsum": lambda: torch.cumsum(u, 0),
        "gather": lambda: u[p],
        "scatter": lambda: torch.empty_like(u).scatter_(0, p, u),
    }


def complexes(*shape):
    return torch.complex(rand(*shape), torch.ones(*shape, device="cuda"))


def image(n):
    return rand(1, 1, n, n)


def conv(u, k):
    n = len(u) + len(k) - 1
    m = 1 << (n - 1).bit_length()
    return torch.fft.irfft(torch.fft.rfft(u, m) * torch.fft.rfft(k, m), m)[:n]


def moving(u):
    windows = u.unfold(0, 25, 1)
    return windows.mean(1) + windows.std(1)


def stencil(u):
    y = u.clone()
    for _ in range(100):
        y[1:-1, 1:-1] += 0.2 * (y[:-2, 1:-1] + y[2:, 1:-1] + y[1:-1, :-2] + y[1:-1, 2:] - 4 * y[1:-1, 1:-1])
    return y


def imgaussfilt(u):
    g = torch.exp(-torch.arange(-4, 5, device="cuda") ** 2 / 8)
    g = g / g.sum()
    u = F.conv2d(F.pad(u, (4, 4, 4, 4), mode="replicate"), g.view(1, 1, -1, 1))
    return F.conv2d(u, g.view(1, 1, 1, -1))


def permuted(n):
    return eye(n)[torch.randperm(n, device="cuda")] + rand(n, n) / n


def horner(p, u):
    y = p[0]
    for c in p[1:]:
        y = y * u + c
    return y


def pchip(grid, values, u):
    h = grid.diff()
    d = values.diff() / h
    before, after = 2 * h[1:] + h[:-1], h[1:] + 2 * h[:-1]
    inner = torch.where(d[1:] * d[:-1] > 0, (before + after) / (before / d[:-1] + after / d[1:]), 0.0)
    ends = lambda h0, h1, d0, d1: ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1)
    slopes = torch.cat([ends(*h[:2], *d[:2])[None], inner, ends(h[-1], h[-2], d[-1], d[-2])[None]])
    at = torch.searchsorted(grid, u, right=True).clamp(1, len(grid) - 1) - 1
    s, h, d, left, right = u - grid[at], h[at], d[at], slopes[at], slopes[at + 1]
    return values[at] + s * (left + s / h * (3 * d - 2 * left - right + s / h * (left + right - 2 * d)))


def kmeans(u):
    centres = u[:16]
    for _ in range(10):
        label = torch.cdist(u, centres).argmin(1)
        member = F.one_hot(label, 16).to(u.dtype)
        centres = (member.T @ u) / member.sum(0).clamp(min=1)[:, None]
    return label


def curve(n):
    x = rand(n)
    return x, torch.sin(3 * x)


def table():
    grid = torch.linspace(0, 1, 1001, device="cuda")
    return grid, torch.sin(9 * grid)


# The families of bench/routines.mjs: the sizes, and what makes the arrays of one and gives the call. Arrays lie by rows
# here and by columns there: products and transforms are of the transposed ones.
FAMILIES = {
    "fft N": (
        ["2^20", "2^24", "1e5", "1e6", "2^16 - 15", "2^20 - 3", "1024 x 512", "1024 x 4096", "4096 x 1024"],
        lambda *n: partial(torch.fft.fft, complexes(*reversed(n))),
    ),
    "fft real N": (["2^16", "2^20"], lambda n: partial(torch.fft.fft, rand(n))),
    "ifft N": (["2^16", "2^20"], lambda n: partial(torch.fft.ifft, complexes(n))),
    "fft2 filter N": (
        ["512", "2048"],
        lambda n: partial(lambda u, H: torch.fft.irfft2(torch.fft.rfft2(u) * H), rand(n, n), rand(n, n // 2 + 1)),
    ),
    "conv2 N by 15": (["1024", "4096"], lambda n: partial(F.conv2d, image(n), image(15), padding=7)),
    "conv N by 501": (["5e5", "4e6"], lambda n: partial(conv, rand(n), rand(501))),
    "moving N": (["5e5", "4e6"], lambda n: partial(moving, rand(n))),
    "stencil N": (["512", "2048"], lambda n: partial(stencil, rand(n, n))),
    "medfilt2 N": (["512", "2048"], lambda n: partial(lambda u: F.unfold(u, 3, padding=1).median(1)[0], image(n))),
    "imresize N": (
        ["512", "2048"],
        lambda n: partial(F.interpolate, image(n), scale_factor=0.5, mode="bicubic", antialias=True),
    ),
    "imfilter N by 7": (
        ["512", "2048"],
        lambda n: partial(lambda u, k: F.conv2d(F.pad(u, (3, 3, 3, 3), mode="replicate"), k), image(n), image(7)),
    ),
    "imgaussfilt N": (["512", "2048"], lambda n: partial(imgaussfilt, image(n))),
    "imerode N by 5": (["512", "2048"], lambda n: partial(lambda u: -F.max_pool2d(-u, 5, 1, 2), image(n))),
    "A * x N": (["2048", "8192"], lambda n: partial(torch.mv, rand(n, n).T, rand(n))),
    "A' * x N": (["2048", "8192"], lambda n: partial(torch.mv, rand(n, n), rand(n))),
    "X' * X N": (["1e5 x 32", "1e6 x 32"], lambda n, k: partial(lambda u: u @ u.T, rand(k, n))),
    "X * C' N": (["1e5 x 8", "1e6 x 8"], lambda n, k: partial(torch.mm, rand(16, k), rand(k, n))),
    "A * B 64 x N": (["1e5", "1e6"], lambda n: partial(torch.mm, rand(64, n), rand(n, 64))),
    "A * B N": (["1024", "4096"], lambda n: partial(torch.mm, rand(n, n), rand(n, n))),
    "chol N": (
        ["512", "2048"],
        lambda n: partial(torch.linalg.cholesky, (lambda w: w.T @ w + n * eye(n))(rand(n, n))),
    ),
    "A \\ b N": (["512", "2048"], lambda n: partial(torch.linalg.solve, rand(n, n), rand(n))),
    "L \\ b N": (
        ["512", "2048"],
        lambda n: partial(torch.linalg.solve_triangular, rand(n, n).tril() + n * eye(n), rand(n, 1), upper=False),
    ),
    "X \\ b N": (
        ["1e4 x 32", "1e5 x 32"],
        lambda n, k: partial(lambda u, b: torch.linalg.lstsq(u, b)[0], rand(n, k), rand(n, 1)),
    ),
    "qr N": (["1e4 x 32", "1e5 x 32"], lambda n, k: partial(lambda u: torch.linalg.qr(u)[0], rand(n, k))),
    "inv N": (["256", "1024"], lambda n: partial(torch.linalg.inv, rand(n, n))),
    "det N": (["256", "1024"], lambda n: partial(torch.linalg.det, permuted(n))),
    "eig N": (["128", "512"], lambda n: partial(torch.linalg.eigvalsh, (lambda w: w + w.T)(rand(n, n)))),
    "svd N": (["128", "512"], lambda n: partial(torch.linalg.svdvals, rand(n, n))),
    "N pages 32": (["512", "4096"], lambda n: partial(torch.bmm, rand(n, 32, 32), rand(n, 32, 32))),
    "pagemldivide N pages 8": (
        ["4096", "65536"],
        lambda n: partial(torch.linalg.solve, rand(n, 8, 8) + 8 * eye(8), rand(n, 8, 1)),
    ),
    "pageinv N pages 8": (["4096", "65536"], lambda n: partial(torch.linalg.inv, rand(n, 8, 8) + 8 * eye(8))),
    "sort columns N": (["1024 x 512"], lambda n, k: partial(lambda u: torch.sort(u)[0], rand(k, n))),
    "sort columns": ([""], lambda: partial(lambda u: torch.sort(u)[0], rand(4096, 1024))),
    "softmax N": (["8192 x 256", "65536 x 256"], lambda n, k: partial(torch.softmax, rand(n, k), 1)),
    "pairs N": (
        ["4096", "16384"],
        lambda n: partial(lambda u: torch.exp(-((u[:, None] - u) ** 2)).sum(), rand(n)),
    ),
    "polyfit N": (
        ["1e5", "1e6"],
        lambda n: partial(lambda x, u: torch.linalg.lstsq(torch.vander(x, 6), u[:, None])[0], *curve(n)),
    ),
    "polyval N": (["1e5", "1e6"], lambda n: partial(horner, [1.0, -2.0, 3.0, -4.0, 5.0, -6.0], rand(n))),
    "pchip N": (["1e5", "1e6"], lambda n: partial(pchip, *table(), rand(n))),
    "pdist2 N": (["1024 x 3", "4096 x 3"], lambda n, k: partial(torch.cdist, rand(n, k), rand(n, k))),
    "knnsearch N": (
        ["2048 x 3", "8192 x 3"],
        lambda n, k: partial(lambda u, v: torch.cdist(u, v).topk(8, largest=False)[1], rand(n, k), rand(n, k)),
    ),
    "kmeans N": (["1e4 x 8", "1e5 x 8"], lambda n, k: partial(kmeans, rand(n, k))),
}
if lfilter:
    b, a = (torch.tensor(of, device="cuda") for of in ([0.2, 0.3, 0.2], [1, -0.5, 0.2]))
    filtered = lambda u: lfilter(u, a, b, clamp=False)
    FAMILIES["filter N columns"] = ["1024", "4096"], lambda n: partial(filtered, rand(n, n))
    FAMILIES["filter N"] = ["5e5", "4e6"], lambda n: partial(filtered, rand(1, n))


def milliseconds(run, count, times):
    taken = []
    for _ in range(times):
        since, until = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        torch.cuda.synchronize()
        since.record()
        for _ in range(count):
            run()
        until.record()
        torch.cuda.synchronize()
        taken.append(since.elapsed_time(until) / count)
    return round(statistics.median(taken), 3)


def with_reading(run, times):
    taken = []
    for _ in range(times):
        since = time.perf_counter()
        y = run()
        y[(0,) * y.dim()].item()
        taken.append(1e3 * (time.perf_counter() - since))
    return round(statistics.median(taken), 3)


def report(name, make):
    """What takes long is run a few times only."""
    try:
        run = make()
        hurry()
        with_reading(run, 2)
        long = with_reading(run, 1) > 50
        events, reading = milliseconds(run, *((1, 3) if long else (8, 5))), with_reading(run, 3 if long else 9)
        print(json.dumps({"name": name, "deviceMs": events, "ms": reading}), flush=True)
    except Exception as error:
        print(json.dumps({"name": name, "error": str(error)[:200]}), flush=True)


def wanted(*names):
    return len(sys.argv) == 1 or any(name in sys.argv[1:] for name in names)


for n in (2**20, 2**24):
    for name, run in elements(n).items():
        if wanted(name):
            report(f"{name} ({n})", lambda: run)
for family, (sizes, make) in FAMILIES.items():
    for size in sizes:
        name = family.replace("N", size)
        if wanted(name, family):
            numbers = [int(eval(number.replace("^", "**"))) for number in size.split(" x ") if number]
            report(name, partial(make, *numbers))

#!/usr/bin/env python3
"""What bench/routines.mjs times of arrays' elements, by PyTorch in eager mode on the same machine, in singles.

A line of JSON each: milliseconds of the device (events around eight), and of one call with reading an element."""
import json
import statistics
import sys
import time

import torch
import torch.nn.functional as F

torch.set_grad_enabled(False)
torch.manual_seed(1)
rand = lambda *shape: torch.rand(*shape, device="cuda")
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


def cases(n):
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
        run().reshape(-1)[0].item()
        taken.append(1e3 * (time.perf_counter() - since))
    return round(statistics.median(taken), 3)


for n in (2**20, 2**24):
    for name, run in cases(n).items():
        if len(sys.argv) > 1 and name not in sys.argv[1:]:
            continue
        hurry()
        for _ in range(3):
            run()
        print(json.dumps({"name": f"{name} ({n})", "deviceMs": milliseconds(run, 8, 5), "ms": with_reading(run, 9)}))

#!/usr/bin/env python3
"""The everyday programs as a user of PyTorch writes them, and the runner that times them.

python3 reference.py BACKEND reads a job from each line of standard input (bench/everyday/jobs.mjs makes them) and
writes lines of JSON: `ready` when the inputs are there, `first` after the first run, then `done`.
BACKEND: torch-eager or torch-compile (CUDA), torch-cpu (one thread).

Vectors have one dimension here, matrices are (rows, columns), and three dimensions are (pages, rows, columns);
indices count from 0 and labels are int64. Under torch-compile a program is compiled as a whole; of one that is marked
`loop`, the functions marked `step`; and what is not worth compiling (shapes that depend on the data, a number that
changes with every turn, calls of a solver alone) is marked `eager` and passed over.
"""
import json
import math
import statistics
import sys
import time

import torch
import torch.nn.functional as F

EAGER, LOOPS, STEPS = set(), set(), set()


def eager(f):
    EAGER.add(f.__name__)
    return f


def loop(f):
    LOOPS.add(f.__name__)
    return f


def step(f):
    STEPS.add(f.__name__)
    return f


def softmax_rows(X):
    return torch.softmax(X, 1)


def layer_norm_gelu(X, gain, bias):
    return F.gelu(F.layer_norm(X, X.shape[1:], gain, bias, 1e-5))


def rms_norm_swiglu(X, gain, W1, W2):
    Xn = X * torch.rsqrt(X.square().mean(1, keepdim=True) + 1e-6) * gain
    return F.silu(Xn @ W1) * (Xn @ W2)


def attention(Q, K, V):
    return F.scaled_dot_product_attention(Q[None, None], K[None, None], V[None, None], is_causal=True)[0, 0]


def attention_heads(Q, K, V):
    return F.scaled_dot_product_attention(Q[None], K[None], V[None])[0]


def cross_entropy(L, labels):
    n = L.shape[0]
    loss = F.cross_entropy(L, labels)
    G = torch.softmax(L, 1)
    G = (G - F.one_hot(labels, L.shape[1])) / n
    return loss, G


def black_scholes(S, K, T):
    r, sigma = 0.03, 0.25
    cdf = lambda x: 0.5 * torch.erfc(-x / math.sqrt(2))
    d1 = (torch.log(S / K) + (r + sigma**2 / 2) * T) / (sigma * torch.sqrt(T))
    d2 = d1 - sigma * torch.sqrt(T)
    delta = cdf(d1)
    discounted = K * torch.exp(-r * T)
    call = S * delta - discounted * cdf(d2)
    return call, call - S + discounted, delta


@step
def walk(S, A, drift, vol):
    S = S * torch.exp(drift + vol * torch.randn_like(S))
    return S, A + S


@loop
def monte_carlo_asian(S0, T):
    dt = 1 / T
    drift = (0.05 - 0.5 * 0.2**2) * dt
    S, A = S0, torch.zeros_like(S0)
    for _ in range(T):
        S, A = walk(S, A, drift, 0.2 * math.sqrt(dt))
    return math.exp(-0.05) * torch.clamp(A / T - 100, min=0).mean()


@step
def garch_step(r, s2, ll):
    r2 = r.square()
    return 1e-6 + 0.08 * r2 + 0.9 * s2, ll - 0.5 * (torch.log(2 * math.pi * s2) + r2 / s2)


@loop
def garch_likelihood(R):
    s2 = R.square().mean(1)
    ll = torch.zeros_like(s2)
    for t in range(R.shape[1]):
        s2, ll = garch_step(R[:, t], s2, ll)
    return ll


@eager
def ema_columns(X):
    Y = torch.zeros_like(X)
    Y[:, 0] = X[:, 0]
    for t in range(1, X.shape[1]):
        Y[:, t] = 0.1 * X[:, t] + 0.9 * Y[:, t - 1]
    return Y


def drawdown(R):
    P = torch.cumprod(1 + R, 0)
    peak = torch.cummax(P, 0).values
    return ((peak - P) / peak).amax(0), P[-1].clone()


@step
def heat_step(U):
    return U[1:-1, 1:-1] + 0.2 * (U[:-2, 1:-1] + U[2:, 1:-1] + U[1:-1, :-2] + U[1:-1, 2:] - 4 * U[1:-1, 1:-1])


@loop
def heat_slices(U0, steps):
    U = U0.clone()
    for _ in range(steps):
        U[1:-1, 1:-1] = heat_step(U)
    return U


def laplace_torus(U):
    return torch.roll(U, 1, 0) + torch.roll(U, -1, 0) + torch.roll(U, 1, 1) + torch.roll(U, -1, 1) - 4 * U


@step
def wave_step(U, V):
    V = V + 0.1 * laplace_torus(U)
    return U + 0.5 * V, V


@loop
def wave_circshift(U0, steps):
    U, V = U0, torch.zeros_like(U0)
    for _ in range(steps):
        U, V = wave_step(U, V)
    return U


@step
def life_step(A):
    B = A.to(torch.uint8)
    n = torch.zeros_like(B)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            if dx or dy:
                n = n + torch.roll(B, (dx, dy), (0, 1))
    return (n == 3) | (A & (n == 2))


@loop
def game_of_life(A0, steps):
    A = A0
    for _ in range(steps):
        A = life_step(A)
    return A


@step
def gray_scott_step(U, V):
    uvv = U * V.square()
    return (
        U + 0.16 * laplace_torus(U) - uvv + 0.035 * (1 - U),
        V + 0.08 * laplace_torus(V) + uvv - (0.035 + 0.06) * V,
    )


@loop
def gray_scott(U0, V0, steps):
    U, V = U0, V0
    for _ in range(steps):
        U, V = gray_scott_step(U, V)
    return U, V


@step
def lloyd_step(X, C):
    dist = X.square().sum(1, keepdim=True) - 2 * X @ C.T + C.square().sum(1)
    label = dist.argmin(1)
    member = F.one_hot(label, C.shape[0]).to(X.dtype)
    return (member.T @ X) / torch.clamp(member.sum(0), min=1)[:, None], label


@loop
def kmeans_lloyd(X, k, turns):
    C = X[:k].clone()
    for _ in range(turns):
        C, label = lloyd_step(X, C)
    return C, label + 1


@step
def logistic_step(X, y, w):
    p = torch.sigmoid(X @ w)
    return w - 2 * (X.T @ (p - y)) / y.numel()


@loop
def logistic_regression(X, y, turns):
    w = torch.zeros(X.shape[1], dtype=X.dtype, device=X.device)
    for _ in range(turns):
        w = logistic_step(X, y, w)
    return w


@eager
def adam_mlp(X, y, W1, W2, turns):
    def adam(p, g, m, v, t):
        m = 0.9 * m + 0.1 * g
        v = 0.999 * v + 0.001 * g.square()
        return p - 0.01 * (m / (1 - 0.9**t)) / (torch.sqrt(v / (1 - 0.999**t)) + 1e-6), m, v

    A, B = W1, W2[:, None]
    mA = vA = torch.zeros_like(A)
    mB = vB = torch.zeros_like(B)
    for t in range(1, turns + 1):
        H = torch.tanh(X @ A)
        e = (H @ B - y[:, None]) * 2 / y.numel()
        gB = H.T @ e
        gA = X.T @ ((e @ B.T) * (1 - H.square()))
        A, mA, vA = adam(A, gA, mA, vA, t)
        B, mB, vB = adam(B, gB, mB, vB, t)
    return A, B


@eager
def least_squares(X, y):
    w = torch.linalg.lstsq(X, y[:, None]).solution
    return w, (X @ w - y[:, None]).square().mean().sqrt()


@eager
def solve_dense(A, b):
    return torch.linalg.solve(A, b)


@eager
def cholesky_solve(A, b):
    L = torch.linalg.cholesky(A)
    return torch.cholesky_solve(b[:, None], L), 2 * torch.log(torch.diagonal(L)).sum()


def weighted_histogram(bin, weight, bins):
    return torch.zeros(bins, dtype=weight.dtype, device=weight.device).index_add_(0, bin, weight)


def permute_elements(x, p):
    y = x[p]
    z = torch.zeros_like(x)
    z[p] = y
    return y, z


@eager
def conv2_kernel(I, K):
    return F.conv2d(I[None, None], K.flip(0, 1)[None, None], padding="same")[0, 0]


@eager
def separable_blur(I):
    x = torch.arange(-10, 11, dtype=I.dtype, device=I.device)
    g = torch.exp(-x.square() / (2 * 3**2))
    g = g / g.sum()
    J = F.conv2d(I[None, None], g.view(1, 1, -1, 1), padding="same")
    return F.conv2d(J, g.view(1, 1, 1, -1), padding="same")[0, 0]


def sobel_edges(I):
    gx = I[:-2, 2:] + 2 * I[1:-1, 2:] + I[2:, 2:] - I[:-2, :-2] - 2 * I[1:-1, :-2] - I[2:, :-2]
    gy = I[2:, :-2] + 2 * I[2:, 1:-1] + I[2:, 2:] - I[:-2, :-2] - 2 * I[:-2, 1:-1] - I[:-2, 2:]
    mag = torch.sqrt(gx.square() + gy.square())
    return mag, torch.count_nonzero(mag > 1.5)


@eager
def histogram_equalisation(I):
    levels = I.long()
    h = torch.bincount(levels.view(-1), minlength=256)
    c = torch.cumsum(h, 0) / I.numel()
    return torch.round(255 * c)[levels].to(torch.uint8)


def bilinear_resize(I, M):
    return F.interpolate(I[None, None], size=(M, M), mode="bilinear", align_corners=False)[0, 0]


@eager
def sort_columns(X):
    return X.sort(0).values


@eager
def sort_rows_descending(X):
    Y, order = X.sort(1, descending=True)
    return Y, order + 1


@eager
def sort_all(x):
    return x.sort().values


@eager
def median_all(x):
    m = x.median()
    return m, (x - m).abs().median()


@eager
def column_quantiles(X):
    q = torch.tensor([0.05, 0.25, 0.5, 0.75, 0.95], dtype=X.dtype, device=X.device)
    S, n = X.sort(0).values, X.shape[0]
    at = torch.clamp(q * n - 0.5, 0, n - 1)
    low = at.floor().long()
    f = (at - low)[:, None]
    return S[low] * (1 - f) + S[torch.clamp(low + 1, max=n - 1)] * f


def cumulative_sum(x):
    s = torch.cumsum(x, 0)
    return s, torch.cummax(s, 0).values


def pairwise_nearest(P):
    x, y, z = P.unbind(1)
    D = torch.sqrt((x[:, None] - x).square() + (y[:, None] - y).square() + (z[:, None] - z).square())
    D.fill_diagonal_(math.inf)
    return D.amin(1)


def kernel_matrix(X, v):
    s = X.square().sum(1)
    K = torch.exp(-0.5 * torch.clamp(s[:, None] + s - 2 * X @ X.T, min=0))
    return K @ v


def nearest_neighbours(X, Q):
    D2 = Q.square().sum(1, keepdim=True) - 2 * Q @ X.T + X.square().sum(1)
    return torch.sqrt(torch.clamp(D2.topk(8, 1, largest=False).values, min=0))


@step
def mandelbrot_step(Z, C, count):
    inside = Z.abs() <= 2
    return torch.where(inside, Z * Z + C, Z), count + inside


@loop
def mandelbrot(re, im, turns):
    C = torch.complex(re.expand(im.numel(), -1), im[:, None].expand(-1, re.numel()))
    Z = torch.zeros_like(C)
    count = torch.zeros(C.shape, dtype=torch.int32, device=C.device)
    for _ in range(turns):
        Z, count = mandelbrot_step(Z, C, count)
    return count


@eager
def julia(re, im, turns):
    Z = torch.complex(re.expand(im.numel(), -1), im[:, None].expand(-1, re.numel()))
    when = torch.zeros(Z.shape, dtype=torch.int32, device=Z.device)
    for k in range(1, turns + 1):
        Z = Z * Z + (-0.8 + 0.156j)
        gone = Z.abs() > 2
        when = torch.where(gone & (when == 0), k, when)
        Z = torch.where(gone, 2, Z)
    return when


def symmetric_part(A):
    return (A + A.T) / 2


def fft_lowpass(x):
    X = torch.fft.fft(x)
    f = torch.fft.fftfreq(x.numel(), device=x.device).abs()
    X[f > 0.1] = 0
    return torch.fft.ifft(X).real


def fft2_filter(I):
    f = torch.fft.fftfreq(I.shape[0], dtype=I.dtype, device=I.device)
    H = torch.exp(-40 * (f.square() + f.square()[:, None]))
    return torch.fft.ifft2(torch.fft.fft2(I) * H).real


def spectrogram(x, W, hop):
    window = torch.hann_window(W, dtype=x.dtype, device=x.device)
    X = torch.stft(x, W, hop, window=window, center=False, return_complex=True)
    return 10 * torch.log10(X.abs().square() + 1e-3)


def autocorrelation(x):
    n = x.numel()
    r = torch.fft.ifft(torch.fft.fft(x - x.mean(), 2 * n).abs().square()).real[:n]
    return r / r[0]


@eager
def fir_filter(X, b):
    k = b.numel()
    return F.conv1d(F.pad(X.T[:, None, :], (k - 1, 0)), b.flip(0)[None, None])[:, 0].T


@eager
def iir_biquad(X):
    Y = torch.zeros_like(X)
    x1 = x2 = y1 = y2 = torch.zeros_like(X[0])
    for t in range(X.shape[0]):
        x0 = X[t]
        y0 = 0.2 * x0 + 0.4 * x1 + 0.2 * x2 + 0.6 * y1 - 0.3 * y2
        Y[t] = y0
        x2, x1, y2, y1 = x1, x0, y1, y0
    return Y


def moving_statistics(X):
    mean = lambda A: F.avg_pool1d(A.T[None], 25, 1, 12, count_include_pad=False)[0].T
    mean25 = mean(X)
    max25 = F.max_pool1d(X.T[None], 25, 1, 12)[0].T
    return mean25, max25, torch.sqrt(torch.clamp(mean(X.square()) - mean25.square(), min=0))


@step
def leapfrog(P, V, m):
    d = P[None] - P[:, None]
    w = (d.square().sum(2) + 0.01) ** -1.5 * m
    V = V + 1e-3 * (d * w[:, :, None]).sum(1)
    return P + 1e-3 * V, V


@loop
def nbody(P0, m, steps):
    P, V = P0, torch.zeros_like(P0)
    for _ in range(steps):
        P, V = leapfrog(P, V, m)
    return P


@step
def runge_kutta(x, y, z, h):
    def lorenz(x, y, z):
        return 10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z

    a1, b1, c1 = lorenz(x, y, z)
    a2, b2, c2 = lorenz(x + h / 2 * a1, y + h / 2 * b1, z + h / 2 * c1)
    a3, b3, c3 = lorenz(x + h / 2 * a2, y + h / 2 * b2, z + h / 2 * c2)
    a4, b4, c4 = lorenz(x + h * a3, y + h * b3, z + h * c3)
    x = x + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
    y = y + h / 6 * (b1 + 2 * b2 + 2 * b3 + b4)
    return x, y, z + h / 6 * (c1 + 2 * c2 + 2 * c3 + c4)


@loop
def lorenz_rk4(x0, y0, z0, steps):
    x, y, z = x0, y0, z0
    for _ in range(steps):
        x, y, z = runge_kutta(x, y, z, 0.01)
    return x, z


@step
def sir_step(S, I, R, peak, beta, gamma):
    infected = beta * S * I
    removed = gamma * I
    I = I + infected - removed
    return S - infected, I, R + removed, torch.maximum(peak, I)


@loop
def sir_epidemic(beta, gamma, steps):
    S = torch.full_like(beta, 0.999)
    I = peak = 1 - S
    R = torch.zeros_like(beta)
    for _ in range(steps):
        S, I, R, peak = sir_step(S, I, R, peak, beta, gamma)
    return peak, R


@eager
def pca(X):
    Xc = X - X.mean(0)
    L, V = torch.linalg.eigh(Xc.T @ Xc / (X.shape[0] - 1))
    V = V.flip(1)[:, :10]
    left = (Xc - (Xc @ V) @ V.T).square().sum(1).mean()
    return L.flip(0), left


def covariance_correlation(X):
    return torch.cov(X.T), torch.corrcoef(X.T)


def zscore_clip(X):
    return torch.clamp((X - X.mean(0)) / X.std(0), -1.5, 1.5)


@step
def power_step(A, v):
    w = A @ v
    return w / torch.linalg.vector_norm(w)


@loop
def power_iteration(A, turns):
    v = torch.ones(A.shape[0], dtype=A.dtype, device=A.device)
    for _ in range(turns):
        v = power_step(A, v)
    return v, v @ (A @ v)


@eager
def pagerank(src, dst, r0, turns):
    n = r0.numel()
    links = torch.bincount(src, minlength=n)
    r = r0 / n
    for _ in range(turns):
        share = r / torch.clamp(links, min=1)
        r = 0.15 / n + 0.85 * torch.zeros_like(r).index_add_(0, dst, share[src])
    return r


@eager
def conjugate_gradient(B, turns):
    def poisson(U):
        Y = 4 * U
        Y[1:] -= U[:-1]
        Y[:-1] -= U[1:]
        Y[:, 1:] -= U[:, :-1]
        Y[:, :-1] -= U[:, 1:]
        return Y

    X = torch.zeros_like(B)
    R = P = B
    rr = R.square().sum()
    for _ in range(turns):
        AP = poisson(P)
        alpha = rr / (P * AP).sum()
        X = X + alpha * P
        R = R - alpha * AP
        following = R.square().sum()
        if following.sqrt().item() < 1e-12:
            break
        P = R + following / rr * P
        rr = following
    return X


@step
def jacobi_step(A, b, d, x):
    return x + (b - (A @ x + 10 * x)) / d


@loop
def jacobi_dense(A, b, turns):
    d = 10 + torch.diagonal(A)
    x = b / d
    for _ in range(turns):
        x = jacobi_step(A, b, d, x)
    return x


@eager
def floyd_warshall(W):
    D = W
    for k in range(W.shape[0]):
        D = torch.minimum(D, D[:, k : k + 1] + D[k])
    return D


@step
def kalman_step(z, pos, speed, p11, p12, p22):
    pos = pos + 0.1 * speed
    p11 = p11 + 0.2 * p12 + 0.01 * p22 + 1e-3
    p12 = p12 + 0.1 * p22
    p22 = p22 + 1e-3
    s = p11 + 0.25
    k1, k2 = p11 / s, p12 / s
    e = z - pos
    return pos + k1 * e, speed + k2 * e, (1 - k1) * p11, (1 - k1) * p12, p22 - k2 * p12


@loop
def kalman_batch(Z):
    pos = torch.zeros_like(Z[:, 0])
    speed, p11, p12, p22 = pos, torch.ones_like(pos), pos, torch.ones_like(pos)
    for t in range(Z.shape[1]):
        pos, speed, p11, p12, p22 = kalman_step(Z[:, t], pos, speed, p11, p12, p22)
    return pos, speed


@eager
def viterbi_batch(emit, trans):
    score, back = emit[0], []
    for t in range(1, emit.shape[0]):
        m, at = (score[:, :, None] + trans).max(1)
        score = m + emit[t]
        back.append(at)
    best, state = score.max(1)
    path = [state]
    for at in reversed(back):
        state = at.gather(1, state[:, None])[:, 0]
        path.append(state)
    return best, torch.stack(path[::-1], 1) + 1


@eager
def edit_distance(a, b):
    n, m = a.numel(), b.numel()
    older = torch.full((n + 1,), math.inf, dtype=a.dtype, device=a.device)
    last = older.clone()
    last[0] = 0
    flipped = b.flip(0)
    for k in range(1, n + m + 1):
        now = torch.full_like(last, math.inf)
        if k <= m:
            now[0] = k
        if k <= n:
            now[k] = k
        lo, hi = max(1, k - m), min(n, k - 1)
        if lo <= hi:
            other = flipped[m - k + lo : m - k + hi + 1]
            differ = (a[lo - 1 : hi] != other).to(a.dtype)
            steps = torch.minimum(last[lo - 1 : hi], last[lo : hi + 1]) + 1
            now[lo : hi + 1] = torch.minimum(steps, older[lo - 1 : hi] + differ)
        older, last = last, now
    return last[n]


@eager
def unique_counts(x):
    return torch.unique(x, return_counts=True)


@eager
def ismember_find(a, list):
    at = torch.isin(a, list).nonzero()[:, 0]
    return at + 1, a[at].sum()


@eager
def mask_compaction(x):
    y = x[x > 0.5]
    return y, y.square().mean()


def interp_table(xs, ys, xq):
    at = torch.clamp(torch.searchsorted(xs, xq, right=True) - 1, 0, xs.numel() - 2)
    x0, y0 = xs[at], ys[at]
    return y0 + (ys[at + 1] - y0) * (xq - x0) / (xs[at + 1] - x0)


@eager
def polynomial_fit(x, noise):
    y = torch.sin(3 * x) + noise
    V = torch.stack([x**k for k in range(5, -1, -1)], 1)
    p = torch.linalg.lstsq(V, y[:, None]).solution[:, 0]
    fit = p[0]
    for c in p[1:]:
        fit = fit * x + c
    return p, (fit - y).square().mean().sqrt()


def trapezoids(x, Y):
    return torch.trapezoid(Y, x[:, None], dim=0), F.pad(torch.cumulative_trapezoid(Y, x[:, None], dim=0), (0, 0, 1, 0))


def kepler_newton(M, e):
    E = M
    for _ in range(10):
        E = E - (E - e * torch.sin(E) - M) / (1 - e * torch.cos(E))
    return E


def price_of(S, K, v):
    d1 = (torch.log(S / K) + v.square() / 2) / v
    return S * 0.5 * torch.erfc(-d1 / math.sqrt(2)) - K * 0.5 * torch.erfc(-(d1 - v) / math.sqrt(2))


@step
def bisect(lo, hi, K, price):
    mid = (lo + hi) / 2
    low = price_of(100, K, mid) < price
    return torch.where(low, mid, lo), torch.where(low, hi, mid), mid


@loop
def implied_volatility(K, vol, turns):
    price = price_of(100, K, vol)
    lo, hi = torch.full_like(K, 0.01), torch.ones_like(K)
    for _ in range(turns):
        lo, hi, mid = bisect(lo, hi, K, price)
    return mid


@step
def multiplicative_step(V, W, H):
    H = H * (W.T @ V) / (W.T @ W @ H + 1e-6)
    return W * (V @ H.T) / (W @ (H @ H.T) + 1e-6), H


@loop
def matrix_factorisation(V, W0, H0, turns):
    W, H = W0, H0
    for _ in range(turns):
        W, H = multiplicative_step(V, W, H)
    return W, H


@step
def march(depth, dx, dy, dz):
    px, py, pz = depth * dx, depth * dy, depth * dz - 4
    sphere = torch.sqrt(px.square() + py.square() + pz.square()) - 1
    return depth + torch.minimum(torch.minimum(sphere, py + 1.2), 10 - depth) * 0.9


@loop
def ray_march(u, v, steps):
    X = u.expand(v.numel(), -1)
    Y = v[:, None].expand(-1, u.numel())
    length = torch.sqrt(X.square() + Y.square() + 1.5**2)
    dx, dy, dz = X / length, Y / length, 1.5 / length
    depth = torch.zeros_like(length)
    for _ in range(steps):
        depth = march(depth, dx, dy, dz)
    return depth


def haversine_nearest(lat1, lon1, lat2, lon2):
    p1, p2 = torch.deg2rad(lat1)[:, None], torch.deg2rad(lat2)
    across = torch.deg2rad(lon2 - lon1[:, None])
    a = torch.sin((p2 - p1) / 2).square() + torch.cos(p1) * torch.cos(p2) * torch.sin(across / 2).square()
    return (2 * 6371 * torch.asin(torch.sqrt(a))).amin(1)


def hsv_saturate(I):
    R, G, B = I
    V = I.amax(0)
    delta = V - I.amin(0)
    S = delta / torch.clamp(V, min=2.2e-16)
    H = torch.where(V == R, torch.remainder((G - B) / delta, 6), torch.where(V == G, (B - R) / delta + 2, (R - G) / delta + 4))
    return H / 6, S


def bootstrap_mean(x, B):
    n = x.numel()
    at = torch.randint(n, (n, B), device=x.device)
    means = x[at].mean(0)
    return means.mean(), means.std()


def tall_skinny(X, W):
    return X.T @ X, X @ W


def matvec_pair(A, x):
    y = A @ x
    return y, A.T @ y


def outer_updates(A, x, y):
    return A + torch.outer(x, y) - torch.outer(y, x)


def kronecker(A, B):
    K = torch.kron(A, B)
    return K, torch.trace(K)


def small_products(A, B):
    return A @ B @ A


def triangle_normals(P, Q, R):
    c = torch.linalg.cross(Q - P, R - P)
    length = torch.linalg.vector_norm(c, dim=1)
    return c / length[:, None], length / 2


def integer_hash(x):
    h = x
    for _ in range(3):
        h = (h ^ (h << 13)) & 0xFFFFFFFF
        h = h ^ (h >> 17)
        h = (h ^ (h << 5)) & 0xFFFFFFFF
    return h & 65535


def logical_votes(X, Y):
    A, B = X > 0.9995, Y > 0.5
    return A.any(1) & ~B.all(1), (A | B).sum(0), torch.count_nonzero(A ^ B)


def max_pooling(I):
    P = F.max_pool2d(I[None], 2)
    return P[0], F.avg_pool2d(P, 4)[0]


@eager
def qr_tall(A, b):
    Q, _ = torch.linalg.qr(A)
    return b - Q @ (Q.T @ b)


@eager
def singular_values(A):
    s = torch.linalg.svdvals(A)
    return s, s[0] / s[-1]


@eager
def confusion_matrix(truth, guess, C):
    M = torch.bincount(truth * C + guess, minlength=C * C).view(C, C)
    hits = torch.diagonal(M)
    precision, recall = hits.double() / M.sum(0), hits.double() / M.sum(1)
    return M, 2 * precision * recall / (precision + recall)


@eager
def best_rows(X, w):
    return X[(X @ w).topk(100).indices]


@eager
def median_filter(I):
    h, w = I.shape
    stack = torch.stack([I[dy : h - 2 + dy, dx : w - 2 + dx] for dy in range(3) for dx in range(3)])
    return stack.median(0).values


def box_filter(I):
    r = 15
    C = I.cumsum(0).cumsum(1)
    return (C[r:, r:] - C[:-r, r:] - C[r:, :-r] + C[:-r, :-r]) / r**2


# --- inputs: the same bits as bench/everyday/inputs.mjs makes ---


def wrapped(x):
    """The low 32 bits as a number of int32, which is what 32-bit arithmetic here is done with."""
    return (x & 0xFFFFFFFF) - ((x & 0x80000000) << 1)


def hashed(n, seed, device):
    h = torch.arange(n, dtype=torch.int32, device=device) + wrapped(seed * 0x9E3779B1)
    h ^= (h >> 16) & 0xFFFF
    h *= wrapped(0x85EBCA6B)
    h ^= (h >> 13) & 0x7FFFF
    h *= wrapped(0xC2B2AE35)
    h ^= (h >> 16) & 0xFFFF
    return h.long() & 0xFFFFFFFF


def fractions(n, seed, device):
    return (hashed(n, seed, device).double() / 2.0**32).float().double()


def permutation(n, seed, device):
    bits, x = n.bit_length() - 1, torch.arange(n, device=device)
    for k in (0x9E3779B1, 0x85EBCA6B, 0xC2B2AE35):
        x = (x * k + seed) & (n - 1)
        x ^= x >> ((bits >> 1) + 1)
    return x


def elements(kind, args, shape, seed, real, device):
    """The elements of an input by columns."""
    n = math.prod(shape)
    if kind == "bytes":
        return (hashed(n, seed, device) >> 24).to(torch.uint8)
    if kind == "bits":
        return hashed(n, seed, device)
    if kind == "permutation":
        return permutation(n, seed, device)
    if kind == "linspace":
        return (args[0] + (args[1] - args[0]) * (torch.arange(n, device=device).double() / (n - 1))).to(real)
    u = fractions(n, seed, device)
    if kind == "uniform":
        return (u * (args[1] - args[0]) + args[0]).to(real)
    if kind == "integers":
        return torch.clamp(torch.floor(u * (args[1] - args[0] + 1)) + args[0], max=args[1]).to(real)
    if kind == "labels":
        return torch.clamp(torch.floor(u * args[0]), max=args[0] - 1).long()
    if kind == "logical":
        return u < args[0]
    a = u * 2 - 1
    if kind == "spd":
        i = torch.arange(shape[0], device=device)
        a = a[torch.minimum(i[:, None], i) * shape[0] + torch.maximum(i[:, None], i)].reshape(-1)
    if kind in ("spd", "dominant"):
        a[:: shape[0] + 1] += 2 * math.sqrt(shape[0])
        return a.to(real)
    raise ValueError("unknown kind of input " + kind)


def shaped(flat, shape):
    """Columns first becomes pages, rows, columns; vectors have one dimension."""
    if len(shape) == 3:
        return flat.reshape(shape[2], shape[1], shape[0]).transpose(1, 2).contiguous()
    if shape[0] != 1 and shape[1] != 1:
        return flat.reshape(shape[1], shape[0]).T.contiguous()
    return flat


def given(spec, real, device):
    if "value" in spec:
        return spec["value"]
    return shaped(elements(spec["kind"], spec["args"], spec["shape"], spec["seed"], real, device), spec["shape"])


def sample(y, count):
    """At most `count` elements in equal steps, in the order of columns."""
    n = y.numel()
    at = [k * (n - 1) // (count - 1) for k in range(count)] if n > count else list(range(n))
    at = torch.tensor(at, device=y.device)
    if y.dim() == 2:
        y = y[at % y.shape[0], at // y.shape[0]]
    elif y.dim() == 3:
        page = y.shape[1] * y.shape[2]
        y = y[at // page, at % page % y.shape[1], at % page // y.shape[1]]
    else:
        y = y.reshape(-1)[at]
    return n, [spelt(v) for v in y.double().tolist()]


def spelt(v):
    return v if math.isfinite(v) else ("NaN" if math.isnan(v) else ("Inf" if v > 0 else "-Inf"))


# --- the runner ---


def tell(**line):
    print(json.dumps(line), flush=True)


def run(backend, job):
    device = "cpu" if backend == "torch-cpu" else "cuda"
    real = torch.float64 if job["precision"] == "double" else torch.float32
    inputs = [given(spec, real, device) for spec in job["inputs"]]
    f = globals()[job["name"]]
    if backend == "torch-compile":
        if job["name"] in EAGER:
            return tell(event="done", skipped=True)
        if job["name"] not in LOOPS:
            f = torch.compile(f, dynamic=False)

    def once():
        start = time.perf_counter()
        out = f(*inputs)
        out = out if isinstance(out, tuple) else (out,)
        for y in out:
            y.reshape(-1)[:1].tolist()
        return (time.perf_counter() - start) * 1e3, out

    if device == "cuda":
        torch.cuda.synchronize()
    tell(event="ready")
    first, out = once()
    tell(event="first", first=first)
    samples = dict(zip(job["outputs"], [sample(y, job["samples"]) for y in out]))
    del out
    began = time.perf_counter()
    spent = lambda: (time.perf_counter() - began) * 1e3
    warm = 0
    while warm < job["warm"] and spent() < job["budget"] / 2:
        once()
        warm += 1
    times, began = [], time.perf_counter()
    while len(times) < 101 and (not times or spent() < job["budget"] or (len(times) < 3 and spent() < 4 * job["budget"])):
        times.append(once()[0])
    tell(event="done", ms=statistics.median(times), least=min(times), runs=len(times), samples=samples)


def main():
    backend = sys.argv[1]
    torch.set_grad_enabled(False)
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    if backend == "torch-cpu":
        torch.set_num_threads(1)
    if backend == "torch-compile":
        globals().update({name: torch.compile(globals()[name], dynamic=False) for name in STEPS})
    name = torch.cuda.get_device_name() if backend != "torch-cpu" else "one thread"
    tell(event="open", about=f"PyTorch {torch.__version__}, {name}")
    for line in sys.stdin:
        try:
            run(backend, json.loads(line))
        except Exception as error:
            tell(event="done", error=f"{type(error).__name__}: {error}"[:400])
        if backend != "torch-cpu":
            torch.cuda.empty_cache()
        if backend == "torch-compile":
            torch._dynamo.reset()


main()

"""pasta.py - the three plates of spaghetti. Strands are laid one by one on a field of heights, so they rest on each other;
sauce, pieces and leaves are laid on the same field."""
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d, map_coordinates, maximum_filter, maximum_filter1d
from geo import *
import toppings as T
from plates import Dish, stoneware

COUPE = [(0, .03), (.58, .035), (.80, .075), (.96, .155), (1.05, .235), (1.07, .245), (1.085, .235), (1.02, .145), (.84, .05), (.58, 0), (0, 0)]
DEEP = [(0, .04), (.46, .04), (.66, .085), (.80, .20), (.86, .30), (.90, .325), (1.20, .355), (1.215, .345), (1.20, .325), (.90, .27), (.70, .05), (.5, 0), (0, 0)]
OVAL = [(0, .03), (.76, .03), (.88, .05), (.97, .12), (1.14, .165), (1.155, .16), (1.14, .145), (.96, .06), (.76, 0), (0, 0)]


class Heap:
    """how high everything lies that has been put on the plate"""
    def __init__(self, D, prof, n=560, reach=1.12, stretch=1.):
        self.D, self.n, self.reach = D, n, reach; a = np.linspace(-reach, reach, n); self.x, self.y = np.meshgrid(a, a, indexing='ij')
        top = np.array(prof[:np.argmax([p[1] for p in prof]) + 1]); self.h = np.interp(np.hypot(self.x, self.y * stretch), *gaussian_filter1d(top.T, .1)); self.plate = self.h.copy()

    def index(self, x, y): return [np.clip((np.asarray(q) + self.reach) / (2 * self.reach) * (self.n - 1), 0, self.n - 1) for q in (x, y)]
    def at(self, x, y): return map_coordinates(self.h, self.index(np.atleast_1d(x), np.atleast_1d(y)), order=1)
    def peak(self, within): g = np.where(np.hypot(self.x, self.y) < within, gaussian_filter(self.h, 14), 0); i = g.argmax(); return self.x.ravel()[i], self.y.ravel()[i]
    def middle(self): m = self.h - self.plate > .03; return self.x[m].mean(), self.y[m].mean()
    def around(self, x, y, e=.02): g = np.linspace(-e, e, 5); X, Y = np.meshgrid(x + g, y + g); return self.at(X.ravel(), Y.ravel()).mean()

    def raise_to(self, x, y, z):
        i, j = (np.round(q).astype(int).ravel() for q in self.index(x, y)); np.maximum.at(self.h, (i, j), np.ravel(z))

    def strand(self, P, rad, colour, gloss, stiff=4):
        """a thread along P: colour(v) and gloss(v) say how thick the sauce is on it"""
        side = np.gradient(P, axis=0)[:, ::-1] * [-1, 1]; side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9; offs = np.array([-.8, -.4, 0, .4, .8])
        X, Y = (P[:, k, None] + side[:, k, None] * offs * rad for k in (0, 1))
        z = (self.at(X, Y) - rad * (1 - np.sqrt(1 - offs ** 2))).max(1) + rad * .86
        z = gaussian_filter1d(mix(z, gaussian_filter1d(maximum_filter1d(z, 2 * stiff + 1), stiff, mode='nearest'), .5), stiff / 2, mode='nearest')
        u = np.linspace(0, 1, len(P)); end = np.clip(np.sqrt(np.minimum(u, 1 - u) / .006), .03, 1)
        v, f, *_ = tube(np.column_stack([P, z]), rad * end, 12); self.D.mesh.add(v, f, colour(v), gloss(v) if callable(gloss) else [.30, .0, gloss, .02])
        for t in (0, .33, .67): between = lambda q: q[:-1] * (1 - t) + q[1:] * t; self.raise_to(between(X), between(Y), between(z)[:, None] + rad * np.sqrt(1 - offs ** 2))

    def put(self, kind, x, y, scale=1., rz=None, tilt=.25, sink=.012, reach=.05, M=None, lift=True, **kw):
        """lays a piece where it finds a hold: it leans as the ground under it leans"""
        rng = self.D.rng; e = reach; hx, hy = ((self.around(x + i * e, y + j * e) - self.around(x - i * e, y - j * e)) / (2 * e) for i, j in ((1, 0), (0, 1)))
        n = np.array([-hx, -hy, 1.4]); n /= np.linalg.norm(n); a = np.cross([0, 0, 1], n); s = np.linalg.norm(a); lean = np.eye(3)
        if s > 1e-6: a /= s; K = np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]]); lean = np.eye(3) + s * K + (1 - n[2]) * K @ K
        if M is None: M = rot(rng.random() * TAU if rz is None else rz, rng.normal(0, tilt), rng.normal(0, tilt))
        M = lean @ M; parts = [(v * scale @ M.T + [x, y, 0], f, c, p) for v, f, c, p in T.ALL[kind](rng, **kw)]; v = parts[0][0]
        off = np.quantile(self.at(v[:, 0], v[:, 1]) - v[:, 2], .90) - sink
        for w, f, c, p in parts:
            w = w + [0, 0, off]; self.D.mesh.add(w, f, c, p)
            if lift: self.raise_to(w[:, 0], w[:, 1], w[:, 2])

    def sauce(self, colour, R=.72, soft=3.2, sink=.012, least=.010, par=(.16, .0, .8, .05), seed=3, blend=.02, centre=(0, 0), most=9.):
        """what fills the hollows between whatever lies there, and runs a little over the plate"""
        w = T.wob(np.random.default_rng(seed), .07, 6); th = np.linspace(0, TAU, 520, endpoint=False); rr = np.linspace(1e-4, 1, 260)[:, None]; out = R * w(th); x, y = rr * out * np.cos(th) + centre[0], rr * out * np.sin(th) + centre[1]
        low = gaussian_filter(self.h, soft * 2.2) - sink; low = np.minimum(low + blend * fbm(self.x + seed, self.y, scale=7, oct=3), self.plate + most); edge = np.sqrt(np.clip(1 - rr ** 12, 0, 1))
        z = map_coordinates(low, self.index(x, y), order=1); plate = map_coordinates(self.plate, self.index(x, y), order=1); z = np.maximum(z - (1 - edge) * .03, plate + least * edge - .004)
        v = np.stack([x, y, z], -1).reshape(-1, 3); self.D.mesh.add(v, grid_faces(260, 520, wrap_v=True), colour(v), par); self.raise_to(x, y, z)


def nest(H, R0, rad, col, coat, amount=.6, turn=1, squash=1., twirls=12, loose=12, core=.17, wet=.55):
    """spaghetti as a fork sets it down: loose strands below, a twirl that narrows as it rises, some that have slipped across it"""
    rng = H.D.rng; m = 260; u = np.linspace(0, 1, m)

    def forkful(path, n):
        o = rng.random(3) * 40
        for j in range(n):
            own, r = rng.random(), rad * rng.uniform(.86, 1.12); P = path(j - n / 2 + rng.normal(0, .35), o, rng.normal(0, 1, 3))
            P = P + .010 * np.stack([noise(u * 5 + own * 30, u * 0), noise(u * 5, u * 0 + own * 30)], -1)
            d = np.hypot(P[:, 0], P[:, 1]); P = P * np.where(d > .92 * R0, (.92 + .10 * np.tanh((d / R0 - .92) / .10)) * R0 / np.maximum(d, 1e-3), 1)[:, None]
            thick = lambda v: sstep(-.30, .55, fbm(v[:, 0] + 3, v[:, 1], v[:, 2], scale=4, oct=3) + .45 * noise(v[:, 0] * 26, v[:, 1] * 26, v[:, 2] * 26) + amount - .55)
            shade = lambda v: mix(mix(C(col[0]), C(col[1]), np.clip(own + .25 * noise(v[:, 0] * 8 + own * 9, v[:, 1] * 8), 0, 1)), C(coat), thick(v) * .85)
            H.strand(P * [1, squash], r, shade, lambda v: np.stack([.46 - .24 * thick(v), 0 * v[:, 0], .12 + wet * thick(v), .02 + 0 * v[:, 0], .10 + 0 * v[:, 0]], -1), 7)

    def ring(R, cx, cy, e, phi, start, span, way):
        def path(j, o, z):
            t = start + way * u * span * (1 + .07 * z[0]) + .12 * z[1]
            r = np.maximum(R * (1 + .20 * noise(t * .6 + o[0], t * 0) + .05 * noise(t * 1.9 + o[1] + j, t * 0)) + j * rad * 2.0 * (1 + .7 * noise(t * .9 + o[2], t * 0 + j)), .035)
            x, y = r * np.cos(t), r * e * np.sin(t); return np.stack([cx + x * np.cos(phi) - y * np.sin(phi), cy + x * np.sin(phi) + y * np.cos(phi)], -1)
        return path

    def across(a, off, L, bow):
        def path(j, o, z):
            s = (u - .5) * L * (1 + .12 * z[0]); q = off + j * rad * 2.1 * (1 + .8 * noise(u * 2 + o[0], u * 0 + j)) + bow * (s / L * 2) ** 2 + .05 * noise(u * 2.5 + o[1], u * 0 + .2 * j)
            return np.stack([s * np.cos(a) - q * np.sin(a), s * np.sin(a) + q * np.cos(a)], -1)
        return path
    for b in range(loose): k = b / loose; forkful(ring(R0 * rng.uniform(.45, .86), *rng.normal(0, .13 * R0, 2), rng.uniform(.6, 1), rng.random() * TAU, rng.random() * TAU, rng.uniform(.3, .8) * TAU, rng.choice([-1, 1])) if b % 3 else across(rng.random() * TAU, rng.normal(0, .3) * R0, rng.uniform(.8, 1.5) * R0, rng.normal(0, .3) * R0), rng.integers(3, 6))
    for b in range(twirls):
        k = b / twirls; R = R0 * (core + (.74 - core) * (1 - k) ** .8 * rng.uniform(.55, 1.1))
        forkful(ring(R, *rng.normal(0, .10 * R0 * (1 - .4 * k), 2), rng.uniform(.74, 1), rng.random() * TAU, rng.random() * TAU, rng.uniform(.5, 1.25) * TAU, turn * (1 if rng.random() < .85 else -1)), rng.integers(3, 7))
        if b % 3 == 2: forkful(ring(R0 * rng.uniform(.50, .84), *rng.normal(0, .06 * R0, 2), rng.uniform(.8, 1), rng.random() * TAU, -np.pi / 2 + rng.normal(0, .9) - .3 * TAU, rng.uniform(.4, .75) * TAU, 1), rng.integers(4, 7))
        if b % 5 == 4: forkful(across(rng.random() * TAU, rng.normal(0, .16) * R0, rng.uniform(.6, 1.0) * R0 * (1 - .4 * k), rng.normal(0, .30) * R0), rng.integers(2, 4))


def tangle(H, bundles, R0, rad, col, coat, gloss=.7, amount=.6, squash=1., turn=1):
    """forkfuls of strands that run side by side, each forkful round a middle and at a tilt of its own"""
    rng = H.D.rng
    for b in range(bundles):
        k = b / bundles; n = rng.integers(4, 8); m = 300; u = np.linspace(0, 1, m); o = rng.random(4) * 40
        R = R0 * rng.uniform(.12, .84) * (1 - .22 * k); cx, cy = rng.normal(0, .20 * R0 * (1.1 - .4 * k), 2); e = rng.uniform(.62, 1.); phi = rng.random() * TAU; start = rng.random() * TAU; way = turn * (1 if rng.random() < .8 else -1); span = rng.uniform(.7, 1.7) * TAU
        for j in range(n):
            t = start + way * u * span * rng.uniform(.9, 1.08) + rng.normal(0, .15)
            rr = R * (1 + .22 * noise(t * .55 + o[0], t * 0) + .04 * noise(t * 1.7 + o[1] + j, t * 0)) + (j - n / 2) * rad * 2.05 * (1 + .5 * noise(t * .8 + o[2], t * 0 + j)); rr = np.maximum(rr, .05)
            x, y = rr * np.cos(t), rr * e * np.sin(t); P = np.stack([cx + x * np.cos(phi) - y * np.sin(phi), (cy + x * np.sin(phi) + y * np.cos(phi)) * squash], -1)
            d = np.hypot(P[:, 0], P[:, 1] / squash); P *= np.where(d > .9 * R0, (.9 + .35 * np.tanh((d / R0 - .9) / .35)) * R0 / np.maximum(d, 1e-3), 1)[:, None]
            own = rng.random()
            H.strand(P, rad, lambda v: mix(mix(C(col[0]), C(col[1]), own * np.ones(len(v))), C(coat), sstep(-.35, .6, fbm(v[:, 0] + 3, v[:, 1], v[:, 2], scale=3.5, oct=3) + .25 * noise(v[:, 0] * 30, v[:, 1] * 30)) * amount), gloss)


def scattered(H, kind, n, R, scale, off=(0, 0, 0), **kw):
    for _ in range(n):
        a, r = H.D.rng.random() * TAU, R * np.sqrt(H.D.rng.random()); x, y = r * np.cos(a), r * np.sin(a)
        if np.hypot(x - off[0], y - off[1]) > off[2]: H.put(kind, x, y, H.D.rng.uniform(*scale), sink=.002, tilt=.4, lift=False, **kw)


def liquid_yolk(H, x0, y0, R=.135):
    """a raw yolk in a hollow of the pasta: low and taut, its skin broken towards us, and what has run out of it between the strands"""
    x, y = H.x, H.y; n = fbm(x, y, scale=6, oct=2); g = gaussian_filter(H.h, 6); near = np.hypot(x - x0, y - y0); ground = np.quantile(H.h[near < R * .9], .80)
    d = np.hypot((x - x0) / 1.03, y - y0) / (R * (1 + .05 * noise(np.arctan2(y - y0, x - x0) * 1.0, 0 * x)))
    dome = ground + .002 + .080 * np.sqrt(np.clip(1 - np.minimum(d, 1) ** 2.2, 0, 1))
    s = (y0 - y) / .50; path = x0 + .03 * np.sin(s * 4.2) - .05 * s; width = .058 * (1 - .45 * s + .30 * noise(s * 3.2, 0 * s + 2)) * sstep(-.05, .1, s) * (1 + .8 * sstep(.45, .15, s)) * (s < 1) + .016 * np.exp(-((s - .93) / .07) ** 2)
    across = np.abs(x - path) / np.maximum(width, 1e-3); run = (across < 1) & (s > 0) & (s < 1)
    end = np.sqrt(np.clip(1 - ((s - .86) / .14).clip(0) ** 2, 0, 1)); low = gaussian_filter(maximum_filter(H.h, 5), 4.5) - .002
    stream = np.where(run, low + .021 * np.sqrt(np.clip(1 - across ** 2, 0, 1)) * end - .014 * (1 - end), -1)
    body = np.where(d < 1.0, dome, -1); dent = .030 * np.exp(-((x - x0) / .06) ** 2 - ((y - (y0 - .11)) / .06) ** 2)
    z = np.maximum(body - dent * (d < 1), stream); inside = z > 0; z = np.where(inside, z, H.h - .03); z = np.where(inside, gaussian_filter(np.where(inside, z, g - .02), 2.2), z)
    i = np.flatnonzero((np.abs(x - x0) < .34).all(1)); j = np.flatnonzero((y > y0 - .62).all(0) & (y < y0 + .24).all(0)); box = np.ix_(i, j)
    v = np.stack([x[box], y[box], z[box]], -1).reshape(-1, 3); F = grid_faces(len(i), len(j)); ok = inside[box].ravel()[F].any(1)
    deep = np.exp(-(d[box].ravel() / .75) ** 2); c = mix(C('#f6a416'), C('#ea8204'), np.clip(.30 + .35 * n[box].ravel() + .5 * deep, 0, 1)); H.D.mesh.add(v, F[ok], c, [.10, .0, .9, .0]); H.h = np.where(inside, np.maximum(H.h, z), H.h)


def pasta_carbonara(seed=15):
    D = Dish(seed, table='wood', cam=dict(dist=3.35, tilt=52, lens=98, target=(.0, -.01, .17), fstop=.8), light=dict(key=300, fill=48, world=.19), exposure=.20, props=[('flake', 12, dict(cols=('#15120f', '#2a241c')))]); rng = D.rng
    stoneware(D, COUPE, '#56625c', '#3c4843', '#7a5a3a', .12); H = Heap(D, COUPE)
    nest(H, .60, .0112, ('#ecc26a', '#f7d994'), '#fae9bb', amount=.62)
    cream = lambda v: mix(C('#f0d296'), C('#fbecc4'), np.clip(.5 + .8 * fbm(v[:, 0], v[:, 1], v[:, 2], scale=7, oct=3), 0, 1))
    H.sauce(cream, R=.30, soft=.9, sink=.026, blend=.030, par=(.24, .0, .55, .02), centre=H.middle()); H.sauce(cream, R=.53, soft=2.6, sink=.04, most=.035, least=.010, blend=.020, par=(.20, .0, .7, .02), seed=5, centre=H.middle())
    px, py = H.middle(); liquid_yolk(H, px, py)
    for i in range(52):
        a, r = i * 2.4 + rng.normal(0, .45), rng.uniform(.15, .60) * (1 + .12 * np.sin(i)); x, y = px + r * np.cos(a), py + r * np.sin(a)
        if y < py and abs(x - px) < .09 or np.hypot(x - px, y - py) < .18: continue
        H.put('lardon', x, y, rng.uniform(.65, 1.35), tilt=.6, sink=.010)
    for i in range(300): a, r = rng.random() * TAU, abs(rng.normal(0, .26)) + .10; x, y = px + r * np.cos(a), py + r * np.sin(a); H.put('stick', x, y, rng.uniform(.6, 1.3), tilt=.5, sink=.006, lift=False, L=.055, w=.0026, col=('#f0dca6', '#fff4d6'))
    scattered(H, 'flake', 90, .62, (.3, .9), off=(px, py - .06, .17), cols=('#f6e4b0', '#fff4d6')); scattered(H, 'flake', 330, .56, (.22, .80), off=(px, py, .0), cols=('#120d0a', '#4a3a2a')); scattered(H, 'flake', 60, .86, (.2, .6), off=(px, py, .3), cols=('#120d0a', '#3a2c20')); return D


def ragu(H, R, centre=(0, 0)):
    rng = H.D.rng
    for i in range(640):
        a, q = rng.random() * TAU, rng.random() ** .62; r = R * q * (1 + .18 * np.sin(2 * a + 1) + .12 * np.sin(5 * a)) * (1.32 if i % 11 == 0 else 1); x, y = r * np.cos(a) + centre[0], r * np.sin(a) + centre[1]
        if i % 13 == 4: H.put('mango', x, y, rng.uniform(.14, .24), tilt=.6, sink=.012)                        # carrot, in small dice
        elif i % 29 == 7: H.put('celery', x, y, rng.uniform(.6, 1.0), tilt=.5, sink=.010)
        else: H.put('mince', x, y, .45 + 1.0 * rng.random() ** 2.2, tilt=.6, sink=.016)


def pasta_bolognese(seed=5):
    D = Dish(seed, table='wood', cam=dict(dist=3.5, tilt=48, lens=98, target=(.05, -.04, .17), fstop=.8), light=dict(key=270, fill=46, world=.17), exposure=.07, props=[('flake', 12, dict(cols=('#15120f', '#2a241c')))]); rng = D.rng
    stoneware(D, DEEP, '#e6dfd0', '#d6ccb8', '#8a6a48', .06); H = Heap(D, DEEP)
    nest(H, .62, .0112, ('#e2ac50', '#f1ca80'), '#d2702a', amount=.42, turn=-1, wet=.6, core=.09)
    red = lambda v: ramp(np.clip(.5 + .6 * fbm(v[:, 0], v[:, 1], v[:, 2], scale=8, oct=4), 0, 1), [(0, '#5e1c08'), (.45, '#8c3210'), (.8, '#b5521c'), (1, '#cf7a30')])
    oil = lambda v: ramp(np.clip(.5 + .6 * fbm(v[:, 0], v[:, 1], v[:, 2], scale=6, oct=3), 0, 1), [(0, '#a84410'), (.6, '#cc6a1c'), (1, '#dc8c34')])
    H.sauce(oil, R=.48, soft=2.2, sink=.05, most=.022, blend=.020, seed=6, par=(.10, .0, .9, .0), centre=H.middle()); at = np.array(H.middle()) + [.02, -.10]
    H.sauce(red, R=.33, soft=1.2, sink=.026, blend=.020, seed=8, centre=at, par=(.34, .0, .45, .25)); ragu(H, .38, at); H.sauce(red, R=.30, soft=1.0, sink=.036, blend=.020, seed=9, par=(.26, .0, .6, .25), centre=at)
    for i in range(260): a, q = rng.random() * TAU, rng.random() ** .5; r = .36 * q; H.put('mince', r * np.cos(a) + at[0], r * np.sin(a) + at[1], .4 + .9 * rng.random() ** 2, tilt=.6, sink=.016)
    for a, r, s, t in ((.5, .07, .80, .3), (2.6, .09, .95, .2), (4.6, .06, .62, .5)): H.put('basil', at[0] + r * np.cos(a), at[1] + .03 + r * np.sin(a), s, M=rot(a, -.15, .15 * t), sink=-.006, curl=.8, heat=-.1, lift=False)
    for i in range(5): H.put('shaving', .545 + rng.normal(0, .05), -.45 + rng.normal(0, .05), rng.uniform(.55, .85), tilt=.2, sink=-.004)         # parmesan beside it
    for i in range(120): H.put('stick', .54 + rng.normal(0, .055), -.46 + rng.normal(0, .05), rng.uniform(.5, 1.2), tilt=.5, sink=.001, L=.055, w=.0026, col=('#f0dca6', '#fff4d6'))
    return D


def pasta_seafood(seed=25):
    D = Dish(seed, table='slate', cam=dict(dist=3.5, tilt=50, lens=98, target=(.0, -.01, .17), fstop=1.0), light=dict(key=285, fill=54, world=.21), exposure=.04); rng = D.rng; st = 1.28
    stoneware(D, OVAL, '#2c4a5c', '#1d3342', '#9a7a52', .0, st); H = Heap(D, OVAL, stretch=st)
    nest(H, .60, .0112, ('#e6b65a', '#f6d58c'), '#e2924a', amount=.42, squash=.88, wet=.7); x0, y0 = H.middle()
    juice = lambda v: ramp(np.clip(.5 + .6 * fbm(v[:, 0], v[:, 1], v[:, 2], scale=6, oct=4), 0, 1), [(0, '#8c3e0c'), (.45, '#c26a1c'), (.8, '#dd9440'), (1, '#eab868')])
    H.sauce(juice, R=.46, soft=2.4, sink=.044, least=.006, most=.026, par=(.07, .0, 1, .0), centre=(x0 + .02, y0 - .02), seed=9)
    for x, y, a, s in ((-.46, .16, 2.7, 1.35), (-.14, .40, 1.5, 1.25), (.44, .22, .5, 1.4), (.47, -.18, -.6, 1.3), (-.42, -.22, 3.7, 1.3), (.12, -.42, -1.4, 1.2)): H.put('mussel', x0 + x, y0 + y, s, M=rot(a, -.30, rng.normal(0, .15)), sink=.022)
    for x, y, s in ((-.22, .26, 1.0), (.28, .10, .9), (-.32, -.04, .8), (.20, -.30, .9), (-.12, -.30, .95), (.04, .14, .85), (.34, -.04, .7)): H.put('squid', x0 + x, y0 + y, s, tilt=.5, sink=.016)
    for x, y, s in ((-.26, .10, .85), (.14, .26, .8), (.30, -.14, .95), (-.06, -.20, 1.0), (-.30, -.30, .9), (.02, -.44, .8), (.52, .04, .75), (.06, .02, .85)): H.put('tomato_half', x0 + x, y0 + y, s, tilt=.5, sink=.016)
    for x, y, a, s in ((-.20, .02, .4, .95), (-.08, .12, 2.6, 1.02), (.16, .04, 4.6, .98), (.24, -.10, 1.1, .84), (.02, -.12, 5.6, 1.0), (-.18, -.22, 3.4, .9), (.20, -.32, 2.0, .96), (-.02, .30, 1.9, .84), (.34, .14, 3.0, .88), (-.38, .30, .8, .86)): H.put('prawn', x0 + x, y0 + y, s, M=rot(a, rng.normal(0, .18), rng.normal(0, .18)), sink=.010, reach=.10)
    for i in range(34): a, r = rng.random() * TAU, .46 * np.sqrt(rng.random()); H.put('garlic_slice', x0 + r * np.cos(a), y0 + .85 * r * np.sin(a), rng.uniform(.35, .75), tilt=.3, lift=False)
    scattered(H, 'flake', 90, .56, (.3, .8), cols=('#1c120c', '#4a3a2a'))
    for x, y, a, s in ((-.02, .06, 2.2, .66), (.05, .03, .3, .52), (.03, .12, 1.2, .60), (-.34, -.10, 4, .40), (.38, -.28, 5.2, .42)): H.put('basil', x0 + x, y0 + y, s, M=rot(a, -.2, .1), sink=-.004, curl=.7, heat=-.1, lift=False)
    return D


PASTA = dict(pasta_bolognese=pasta_bolognese, pasta_carbonara=pasta_carbonara, pasta_seafood=pasta_seafood)

"""cut.py - a baked pizza taken apart: wedges with the crumb at the cut, and the cheese that pulls between them."""
import numpy as np
from geo import *


def wedge(pz, start, end):
    """the part of a pizza between two angles as a mesh of its own, in the place where it was baked"""
    skin, colour, par = pz.skin
    turn = skin.shape[1]
    columns = np.arange(round(start / TAU * turn), round(end / TAU * turn) + 1) % turn
    m = Mesh()
    m.add(skin[:, columns].reshape(-1, 3), grid_faces(len(skin), len(columns)), colour[:, columns].reshape(-1, 3), par[:, columns].reshape(-1, 4))
    for column, inward in ((columns[0], 1), (columns[-1], -1)): m.add(*crumb(skin[:, column], colour[:, column], column, inward))
    for v, f, c, p in pz.mesh.parts()[1:]:
        angle = (np.arctan2(v[:, 1], v[:, 0]) - start) % TAU; out = angle > end - start
        inside = ~out[f].all(1) & (np.hypot(v[:, 0], v[:, 1])[f].min(1) > .002)
        if inside.any(): m.add(trimmed(v, out, np.where(angle > (end - start + TAU) / 2, start, end)), f[inside], c, p)
    return m


def trimmed(v, out, side):
    """what lies beyond the knife is drawn back to its line, so the cut through a topping is straight"""
    way = np.stack([np.cos(side), np.sin(side)], -1); along = np.maximum((v[:, :2] * way).sum(1), 0)
    w = v.copy(); w[out, :2] = (way * along[:, None])[out]
    return w


def crumb(line, colour, seed, inward, nr=420, nz=40):
    """the wall of a cut: cheese over a thread of sauce over close crumb, blown up in the rim; its holes go to larger angles (1) or smaller (-1)"""
    r = np.hypot(line[:, 0], line[:, 1]); outermost = int(r.argmax()); way = line[outermost, :2] / r[outermost]
    at = np.linspace(.01, r[outermost], nr)
    order = np.maximum.accumulate(r[:outermost + 1])
    top = np.interp(at, order, line[:outermost + 1, 2])
    under = line[outermost:][::-1]; under_r = np.hypot(under[:, 0], under[:, 1])
    bottom = np.where(at < under_r.min(), 0., np.interp(at, under_r, under[:, 2]))
    up = np.linspace(0, 1, nz)
    A, W = np.meshgrid(at, up, indexing='ij'); Z = bottom[:, None] + np.maximum(top - bottom, .002)[:, None] * W
    rim = np.broadcast_to(sstep(.80, .90, at)[:, None], A.shape); below = top[:, None] - Z
    big, _, size = worley(A * .75, Z, .052, seed=seed); small, _, sort = worley(A * .7, Z + .02 * noise(A * 9, Z * 9), .017, seed=seed + 1)
    edge = np.minimum(np.minimum(W, 1 - W) * 7, 1)
    holes = sstep(.62, .20, big / (.35 + 1.05 * size)) * rim + .8 * sstep(.50, .18, small / (.4 + .8 * sort)) * (sort > .35)
    holes = np.clip(holes, 0, 1) * edge * np.where(rim > .5, 1, sstep(.016, .026, below))
    n = fbm(A + seed, Z, scale=22, oct=3); fine = fbm(A + seed, Z * 1.6, scale=70, oct=2)
    c = ramp(np.clip(.62 + .35 * n + .18 * fine - .62 * holes, 0, 1), [(0, '#a87740'), (.5, '#e6c890'), (1, '#fbeccb')])
    c = mix(c, C('#c48a44'), sstep(.30, .02, W + .10 * n) * .75); c = mix(c, C('#6e3c14'), sstep(.12, .0, W + .05 * fine) * .75)
    c = mix(c, mix(C('#a8340e'), C('#d9793a'), np.clip(.5 + n, 0, 1)), sstep(.027, .022, below + .004 * fine) * (1 - rim) * .85)
    under_cheese = np.stack([np.interp(at, order, colour[:outermost + 1, k]) for k in range(3)], -1)[:, None] + 0 * c
    c = mix(c, under_cheese, sstep(.021, .014, below + .006 * n) * (1 - rim) + sstep(.012, .004, below) * rim)
    dent = -inward * (.007 * n + .0016 * fine + (.006 + .024 * rim) * holes) * edge
    v = np.stack([A * way[0] + dent * way[1], A * way[1] - dent * way[0], Z], -1)
    return v.reshape(-1, 3), grid_faces(nr, nz), c.reshape(-1, 3), [.62, .10, .05, .45]


def strand(rng, p, q, sag, thick):
    """one thread of mozzarella from p to q: thick where it leaves the cheese, hair-thin in the middle"""
    t = np.linspace(0, 1, 60); side = rng.normal(0, .012, 2)
    path = np.outer(1 - t, p) + np.outer(t, q)
    path[:, 2] -= sag * 4 * t * (1 - t)
    path[:, :2] += np.outer(np.sin(np.pi * t), side)
    radius = thick * (.16 + .84 * np.abs(2 * t - 1) ** 2.2) * (1 + .15 * noise(t * 7 + rng.random() * 20, t * 0))
    v, f, U, _ = tube(path, radius, 14, ab=(1.5, .8))
    c = mix(C('#fdf3d6'), C('#f3d596'), sstep(.25, .0, np.minimum(U, 1 - U)) * .7)
    return v, f, c, [.20, .16, .7, .04]


def cheese_pull(rng, starts, ends, sag=.05, thick=.014):
    m = Mesh()
    for p, q in zip(starts, ends): m.add(*strand(rng, p, q, sag * rng.uniform(.2, 1.6), thick * np.exp(rng.normal(0, .45))))
    return m

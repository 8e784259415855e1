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
        middle = v[f].mean(1)
        inside = (np.arctan2(middle[:, 1], middle[:, 0]) - start) % TAU < end - start
        if inside.any(): m.add(v, f[inside], c, p)
    return m


def crumb(line, colour, seed, inward, nr=260, nz=22):
    """the wall of a cut: airy crumb, thin beneath the cheese, blown up in the rim; its holes go to larger angles (1) or smaller (-1)"""
    r = np.hypot(line[:, 0], line[:, 1]); outermost = int(r.argmax()); way = line[outermost, :2] / r[outermost]
    at = np.linspace(.01, r[outermost], nr)
    order = np.maximum.accumulate(r[:outermost + 1])
    top = np.interp(at, order, line[:outermost + 1, 2])
    under = line[outermost:][::-1]; under_r = np.hypot(under[:, 0], under[:, 1])
    bottom = np.where(at < under_r.min(), 0., np.interp(at, under_r, under[:, 2]))
    up = np.linspace(0, 1, nz)
    A, W = np.meshgrid(at, up, indexing='ij'); Z = bottom[:, None] + np.maximum(top - bottom, .002)[:, None] * W
    near, _, size = worley(A, Z, .050, seed=seed); holes = sstep(.55, .20, near / (.5 + size))
    n = fbm(A + seed, Z, scale=22, oct=3)
    c = ramp(np.clip(.55 + .5 * n - .45 * holes, 0, 1), [(0, '#b98a4e'), (.5, '#ecd3a0'), (1, '#fbedcb')])
    c = mix(c, C('#c08038'), sstep(.16, .0, W) * .8)
    under_cheese = np.stack([np.interp(at, order, colour[:outermost + 1, k]) for k in range(3)], -1)[:, None] + 0 * c
    c = mix(c, under_cheese, sstep(.016, .006, top[:, None] - Z + .004 * n) * .9)
    dent = -inward * (.010 * n + .022 * holes) * sstep(0, .1, np.minimum(W, 1 - W))
    v = np.stack([A * way[0] + dent * way[1], A * way[1] - dent * way[0], Z], -1)
    return v.reshape(-1, 3), grid_faces(nr, nz), c.reshape(-1, 3), [.6, .10, .05, .45]


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

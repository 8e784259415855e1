"""scenes.py - how a pizza is set: camera, surface, light and what lies beside it. One function per scene, named in dishes.py.
A scene takes the baked pizza, builds everything that is seen, and returns its camera for stage.camera."""
import numpy as np
from scipy.ndimage import gaussian_filter
import stage
import toppings as T
from cut import cheese_pull, wedge
from geo import *
from pizza import samp
from plates import BOWL, Dish, revolve

# Degrees off the vertical: from above, from a chair, from the edge of the table.
VIEWS = dict(above=dict(dist=6.0, tilt=24, lens=92, target=(0, -.02, .08)),
             table=dict(dist=5.4, tilt=45, lens=98, target=(0, -.03, .10), fstop=1.8),
             low=dict(dist=4.6, tilt=60, lens=98, target=(0, -.04, .10), fstop=3.),
             near=dict(dist=4.25, tilt=50, lens=98, target=(.02, -.14, .06), fstop=1.0))
ON_BOARD = .075
SLICE = TAU / 8
ENAMEL = [(0, .02), (1.06, .02), (1.12, .035), (1.19, .10), (1.23, .105), (1.24, .095), (1.20, .03), (1.12, 0), (0, 0)]


def move(obj, at=(0, 0, 0), turn=(0, 0, 0)):
    obj.location = at; obj.rotation_euler = turn
    return obj


def lay(pz, mat, z, pull=False, towards=-1.05, threads=0):
    """the pizza at height z; with `pull`, cut, and one slice drawn out towards that angle, held by `threads` of cheese"""
    if not pull: return move(stage.mesh_object('pizza', pz.mesh, mat), (0, 0, z))
    a, b = towards - SLICE / 2, towards + SLICE / 2
    move(stage.mesh_object('pizza', wedge(pz, b, a + TAU), mat), (0, 0, z))
    out, turn = np.array([.13 * np.cos(towards), .13 * np.sin(towards), z]), .05; rng = np.random.default_rng(pz.seed); starts, ends = [], []
    for side, away in ((a, -1), (b, 1)):
        r = np.sort(rng.uniform(.12, .72, threads)); h = samp(pz.H, r * np.cos(side), r * np.sin(side)) - .012
        starts += list(edge_points(side, r, h) @ rot(turn).T + out); ends += list(edge_points(side + away * .012, r + rng.normal(.05, .03, threads), h + z))
    if threads: stage.mesh_object('threads', cheese_pull(rng, starts, ends, .022, .014), mat)
    return move(stage.mesh_object('slice', wedge(pz, a, b), mat), out, (0, 0, turn))


def scatter(kind, n, seed, r0, r1, **kw):
    """crumbs and flour on the table around the food"""
    D = Dish(seed)
    for _ in range(n):
        a, r = D.rng.random() * TAU, D.rng.uniform(r0, r1)
        D.put(kind, [r * np.cos(a), r * np.sin(a), .003], **kw)
    return D.mesh


def crumbs(mat, seed): stage.mesh_object('crumbs', scatter('flake', 60, seed, 1.2, 1.8, cols=('#15120f', '#3a2f24')), mat)


def board(pz, mat, view='above', table='slate', pull=False):
    stage.plane(kind=table); stage.board(1.12, .07); stage.studio(key=330, fill=36, world=.15); crumbs(mat, pz.seed)
    lay(pz, mat, ON_BOARD, pull)
    return VIEWS[view]


def enamel(D, at=(0, 0, 0)):
    """the enamel tray of a Vietnamese kitchen: cream, with a blue rim that has chipped"""
    v, f = revolve(ENAMEL, 300, 200, .8)
    r = np.hypot(v[:, 0], v[:, 1]); n = fbm(v[:, 0], v[:, 1], v[:, 2], scale=9, oct=4)
    c = mix(mix(C('#e9e1cd'), C('#d9cdb2'), np.clip(.4 + .8 * n, 0, 1)), C('#23406a'), sstep(1.185, 1.205, r))
    chipped = sstep(.52, .60, fbm(v[:, 0], v[:, 1], scale=14, oct=2)) * sstep(1.16, 1.2, r)
    D.mesh.add(v + at, f, mix(c, C('#1a1614'), chipped), [.16, 0, .6, .03])


def tray(pz, mat, view='table', table='wood', pull=False, beside=None, threads=0):
    D = Dish(pz.seed); enamel(D)
    if beside: BESIDE[beside](D)
    stage.mesh_object('tray', D.mesh, mat); stage.plane(kind=table); stage.studio(key=330, fill=36, world=.15); crumbs(mat, pz.seed)
    lay(pz, mat, .03, pull, threads=threads)
    return VIEWS[view]


def limes(D):
    for x, y, turn in ((-.86, -.80, .4), (-.62, -.98, 2.4)): D.put('lime_wedge', [x, y, .03], M=rot(turn))


BESIDE = dict(lime=limes)


# ------------------------------------------------------------------ margherita: on the peel at the mouth of the oven
def flames(X, Z, seed=4):
    """brightness of a wood fire, 0..1, painted as it is seen far out of focus"""
    lick = .30 * noise(X * 2.2 + seed, Z * .9) + .16 * noise(X * 5 + seed, Z * 1.9)
    body = np.exp(-((X + .55 + lick * .6) / .62) ** 2) + .55 * np.exp(-((X - .75 + lick * .5) / .40) ** 2)
    return np.clip(body * sstep(1.15 + lick, .05, Z) * sstep(-.05, .06, Z), 0, 1)


def oven(y=2.1, w=9., h=5., per=90):
    """the mouth of the oven behind the table: brick, an arch of light, the fire within"""
    X, Z = np.meshgrid(np.linspace(-w / 2, w / 2, int(w * per)), np.linspace(0, h, int(h * per)))
    row = np.floor(Z / .20); joint = np.minimum(np.abs((Z / .20) % 1 - .5), np.abs(((X + .23 * (row % 2)) / .46) % 1 - .5)) > .46
    arch = np.hypot(X / 1.75, Z / 1.35); glow = np.exp(-(np.maximum(arch - 1, 0) / .28))
    wall = (.020 + .10 * glow) * (.75 + .5 * noise(X * 5, Z * 9)) * np.where(joint, .45, 1)
    fire = flames(X, Z); inner = .05 + .34 * np.exp(-Z / .35) + .05 * noise(X * 4, Z * 6)
    light = np.where((arch < 1)[..., None], inner[..., None] * np.array([1, .30, .07]), wall[..., None] * np.array([1, .50, .26]))
    light = light + (fire * (arch < 1.0))[..., None] ** [1, 1.35, 2.4] * np.array([1.5, .55, .13])
    light = light * sstep(.02, .42, Z)[..., None]                  # the sill of the oven lies in shadow
    return stage.painted(light, (0, y, 0), w, h, blur=.035 * per)


def peel(mat):
    """a round wooden peel, worn and floury, its handle towards the cook"""
    b = stage.board(1.13, .05); move(b, (0, 0, .025))
    stage.bar((.95, -1.55, .03), (.16, 1.6, .045), .55, stage.board_material())
    stage.mesh_object('flour', scatter('flake', 900, 3, .90, 1.12, S=.0045, cols=('#d9cdb4', '#f3ead6')), mat).location = (0, 0, .05)


def server(tip, turn):
    """the cake slice that carries the lifted piece: a thin steel wedge with a wooden handle"""
    t = np.linspace(0, 1, 40); half = .05 + .26 * t
    v = np.stack([np.stack([.18 + .75 * t, k * half, 0 * t], -1) for k in np.linspace(-1, 1, 9)], 1).reshape(-1, 3)
    m = Mesh(); m.add(v, grid_faces(40, 9), [1, 1, 1], [0, 0, 0, 0])
    path = np.stack([.9 + .75 * t, 0 * t, .02 + .12 * t], -1); hv, hf, *_ = tube(path, .028 + .012 * sstep(.3, .5, t), 20)
    m.add(hv, hf, [1, 1, 1], [0, 0, 0, 0])
    move(stage.mesh_object('server', m, stage.metal_material('#b8afa4', .3)), tip, turn)


def edge_points(a, r, z): return np.stack([r * np.cos(a), r * np.sin(a), z + 0 * r], -1)


def oven_mouth(pz, mat):
    """a slice is lifted on its server, and the mozzarella follows it"""
    z, mid = .05, -.62; a, b = mid - SLICE / 2, mid + SLICE / 2
    turned = rot(0, -.20) ; lift = np.array([.20 * np.cos(mid), .20 * np.sin(mid), .36 + z])
    about = rot(mid) @ turned @ rot(-mid)
    move(stage.mesh_object('pizza', wedge(pz, b, a + TAU), mat), (0, 0, z))
    piece = stage.mesh_object('slice', wedge(pz, a, b), mat); piece.location = lift
    piece.rotation_mode = 'QUATERNION'; piece.rotation_quaternion = stage.quaternion(about)
    rng = np.random.default_rng(8); starts, ends = [], []
    for side in (a, b):
        r = np.sort(rng.uniform(.10, .72, 9)); edge = edge_points(side, r, .075)
        starts += list(edge @ about.T + lift); ends += list(edge_points(side + rng.normal(0, .05, 9) + (.05 if side == b else -.05), r + rng.normal(0, .02, 9), .078 + z))
    stage.mesh_object('pull', cheese_pull(rng, starts, ends, .045, .017), mat)
    server(lift - [0, 0, .01], (0, -.20, mid)); peel(mat); oven()
    stage.plane(kind='slate'); stage.studio(key=210, fill=70, world=.12)
    stage.area((-.6, 1.9, .75), (1.6, .9), 95, (1, .50, .20), target=(0, 0, .1)).visible_camera = False
    return dict(dist=5.0, tilt=54, lens=80, target=(.15, -.02, .14), fstop=.9)


# ------------------------------------------------------------------ prawn and mango: on a banana leaf by the window
def banana_leaf(rng, L=4.6, W=1.15):
    """half a blade on each side of a thick rib, pleated by its veins, torn where the wind has been"""
    v, f, u, s = sheet(L, lambda u, sg: W * (.90 + .06 * np.sin(u * 5 + sg)) * np.sin(np.pi * np.clip(u * .92 + .04, 0, 1)) ** .35, 420, 121)
    a = np.abs(s); vein = (u * 46 - a * 1.3 + .25 * noise(u * 8, s)) % 1; line = np.minimum(vein, 1 - vein)
    torn = noise(np.floor(u * 46 - a * 1.3) * 3.1, np.sign(s)) > .55
    v[:, 2] = .008 + .010 * line * a + .05 * a ** 6 * (1 + noise(u * 5, s * 2)) + .030 * sstep(.035, 0., a)
    v[:, 0] += torn * sstep(.82, 1, a) * .03 * np.sign(vein - .5)
    n = fbm(v[:, 0], v[:, 1], scale=2.2, oct=4); fine = fbm(v[:, 0] * .6, v[:, 1] * 4, scale=9, oct=2)
    c = ramp(np.clip(.45 + .45 * n + .20 * fine, 0, 1), [(0, '#1c3310'), (.5, '#33521c'), (1, '#587430')])
    c = mix(c, C('#7f9450'), sstep(.12, .02, line) * .35 * a + sstep(.03, .012, a) * .75)
    c = mix(c, C('#6a5424'), sstep(.93, 1., a + .08 * n) * .8)
    return v, f, c, T.par(.34, 0, .25, .12, .12)


def leaf(pz, mat):
    D = Dish(pz.seed)
    for turn, at in ((.32, (.0, .02, 0)), (-.42, (.25, .10, -.012))):
        v, f, c, p = banana_leaf(D.rng)
        D.mesh.add(v @ rot(turn).T + at, f, c, p)
    for _ in range(30): D.put('ball', [-.80 + D.rng.normal(0, .10), -.80 + D.rng.normal(0, .07), .012], D.rng.uniform(.5, .8), R=.026, col='#1d1712', coat=.1)
    stage.mesh_object('leaf', D.mesh, mat); lay(pz, mat, .025, pull=True, towards=-1.9)
    stage.plane(kind='wood'); stage.window()
    return {**VIEWS['table'], 'dist': 5.75, 'target': (0, -.04, .08)}


# ------------------------------------------------------------------ beef and lemongrass: a slice drawn out, firewood behind
def log(D, p, M, L=1.5, r=.14):
    """a split of longan wood: grey flaking bark, pale rings at its ends"""
    t = np.linspace(0, 1, 120); rad = r * np.where((t < .004) | (t > .996), .02, 1.); v, f, U, A = tube(np.stack([(t - .5) * L, 0 * t, 0 * t], -1), rad, 90)
    o = D.rng.random() * 30; bark = fbm(v[:, 0] * .5 + o, np.cos(A) * 1.3, np.sin(A) * 1.3, scale=4, oct=5); cracks = np.abs(noise(v[:, 0] * 2.2 + o, A * 4))
    v[:, 1:] *= (1 + .10 * bark - .07 * sstep(.12, 0, cracks))[:, None]
    c = ramp(np.clip(.5 + .6 * bark, 0, 1), [(0, '#2a1d14'), (.5, '#5e4630'), (1, '#9a8264')]); c = mix(c, C('#1c130d'), sstep(.10, 0, cracks) * .7)
    q = np.hypot(v[:, 1], v[:, 2]) / r; rings = .5 + .5 * np.sin(q * 34 + bark)
    end = (U < .012) | (U > .988)
    D.mesh.add(v @ M.T + p, f, np.where(end[:, None], mix(C('#b5824a'), C('#d9ad74'), rings), c), [.8, 0, 0, .6])


def by_the_logs(pz, mat):
    """the pizza cut, one slice drawn well out towards us, and the firewood stacked behind it"""
    D = Dish(pz.seed); mid, width = -1.22, SLICE * 1.1
    for x, y, z, turn in ((-.62, 1.50, .15, .06), (.80, 1.56, .15, -.10), (.08, 1.54, .41, .03)): log(D, [x, y, z], rot(turn), 1.7, .145)
    for x, y, turn, s in ((-.74, -.98, -.30, .9), (-.62, -1.12, -.42, .9)): D.put('stalk', [x, y, .11], s, M=rot(turn, np.pi / 2), r=.042)
    for x, y, turn, s in ((.40, -1.13, .12, 1.05), (.20, -1.17, -.45, .95)): D.put('whole_chili', [x, y, ON_BOARD], s, M=rot(turn))
    stage.mesh_object('beside', D.mesh, mat)
    move(stage.mesh_object('pizza', wedge(pz, mid + width / 2, mid - width / 2 + TAU), mat), (0, .12, ON_BOARD))
    move(stage.mesh_object('slice', wedge(pz, mid - width / 2, mid + width / 2), mat), (.34 * np.cos(mid), .12 + .34 * np.sin(mid), ON_BOARD), (0, 0, -.10))
    b = stage.board(1.25, .07); move(b, (0, .0, .035))
    stage.plane(kind='slate'); stage.studio(key=270, fill=52); stage.area((.2, -.2, 2.4), (1.4, .6), 18, (1, .86, .70), target=(0, 1.5, .2))
    return dict(dist=5.15, tilt=51, lens=98, target=(.03, -.13, .10), fstop=1.1)


# ------------------------------------------------------------------ grilled pork: a slice in the dipping sauce
def dipping_bowl(D, x, y, s=.40):
    """nước chấm: amber, with rounds of chilli and strips of carrot afloat"""
    D.ceramic(BOWL, '#e6dfce', '#2f4a74', at=(x, y, 0), scale=s)
    rr = np.linspace(1e-4, 1, 60)[:, None]; th = np.linspace(0, TAU, 160, endpoint=False); X, Y = rr * np.cos(th) * .92 * s, rr * np.sin(th) * .92 * s
    depth = ramp(np.broadcast_to(rr, X.shape), [(0, '#7a3a0c'), (.7, '#a85a16'), (1, '#d99436')])
    D.mesh.add(np.stack([X + x, Y + y, .36 * s + .004 * rr ** 12 + 0 * X], -1).reshape(-1, 3), grid_faces(60, 160, wrap_v=True), depth.reshape(-1, 3), [.04, .06, 1, 0])
    for kind, n, size in (('chili', 7, .8), ('stick', 6, .55), ('daikon', 4, .55), ('garlic_slice', 6, .5)):
        for _ in range(n):
            a, r = D.rng.random() * TAU, .75 * s * np.sqrt(D.rng.random()); D.put(kind, [x + r * np.cos(a), y + r * np.sin(a), .36 * s - .006], size, tilt=.08)


def dipped(pz, mat):
    """its crust in the sauce, its tip on the rim of the pizza it came from"""
    mid = -.72; a, b = mid - SLICE / 2, mid + SLICE / 2; D = Dish(pz.seed)
    move(stage.mesh_object('pizza', wedge(pz, b, a + TAU), mat), (-.30, .26, ON_BOARD))
    bowl = np.array([.82, -.66, .0]); dipping_bowl(D, *bowl[:2])
    piece = stage.mesh_object('slice', wedge(pz, a, b), mat); about = rot(mid + .12) @ rot(0, .24) @ rot(-mid)
    piece.rotation_mode = 'QUATERNION'; piece.rotation_quaternion = stage.quaternion(about)
    piece.location = bowl + [0, 0, .16] - about @ np.array([.93 * np.cos(mid), .93 * np.sin(mid), .03])
    stage.mesh_object('beside', D.mesh, mat)
    stage.plane(kind='wood'); move(stage.board(1.12, .07), (-.30, .26, .035)); stage.studio(fill=28); crumbs(mat, pz.seed)
    return dict(dist=6.2, tilt=45, lens=98, target=(.16, -.08, .12), fstop=.9)


# ------------------------------------------------------------------ burrata: at table height, cut, its cream running
def torn_burrata(rng, R=.33, front=-np.pi / 2):
    """the ball, its knot behind, torn open from the shoulder to the foot; out of the tear comes what it was filled with: shreds in cream"""
    o = rng.random() * 20; strands = []
    for i in range(120):                                                  # shreds: soft ropes that hang down the filling, the lower ones out of the tear
        h = rng.uniform(-.15, 1.); x = rng.normal(0, .16 + .16 * (1 - h)); out = .80 + .34 * (1 - h) ** 1.5
        p = np.array([x * R, -out * np.cos(h * 1.35) * R, (.10 + .86 * max(h, 0) ** .9) * R]); way = np.array([rng.normal(0, .55), -.45 - .5 * rng.random(), -.55 - .5 * rng.random()])
        way /= np.linalg.norm(way); mid = p + way * R * rng.uniform(.10, .17); bow = rng.normal(0, .05 * R, 3); q = mid + (way + [rng.normal(0, .5), -.2, -.4]) * R * .13; r = R * rng.uniform(.032, .062)
        strands += [(p, mid + bow, r, r * .9), (mid + bow, q, r * .9, r * .6)]
    heap = [(np.array([x, y, z]) * R, s * R) for x, y, z, s in ((.02, -1.00, .16, .30), (-.44, -.94, .10, .24), (.50, -.90, .10, .25), (-.18, -1.30, .06, .22), (.30, -1.28, .05, .20), (-.52, -1.16, .05, .15), (.62, -1.12, .04, .13))]

    def opening(X, Y, Z):                                                 # a gash, narrow at the shoulder and wide at the foot
        up = np.arctan2((Z - .42 * R) / .66, -Y); t = np.clip((1.28 - up) / 1.9, 0, 1)
        half = R * (.60 * t ** .75 * (1 + .22 * noise(up * 3.2 + o, np.sign(X) * 3.) + .10 * noise(up * 9 + o, np.sign(X) * 5.))) - .03 * R
        return np.where(Y < .15 * R, np.abs(X - .05 * R * np.sin(up * 3)) - half, R)

    def distance(X, Y, Z):
        n = fbm(X + o, Y, Z, scale=4, oct=2); turn = np.arctan2(Y - .30 * R, X); out = np.hypot(X, Y - .30 * R)
        pleat = .030 * R * np.cos(turn * 9 + 2 * n) * np.exp(-out / (.50 * R)) * sstep(.6 * R, 1.1 * R, Z)
        hole = opening(X, Y, Z); lip = .055 * R * np.exp(-((hole - .05 * R) / (.07 * R)) ** 2)                          # the skin turns outwards where it has torn
        ball = np.sqrt(X ** 2 + Y ** 2 + ((Z - .50 * R) / .66) ** 2) - R * (1 + .035 * n) - lip
        ball = smooth_min(ball, capsule(X, Y, Z, (.02, .30 * R, .95 * R), (.03 * R, .36 * R, 1.10 * R), .26 * R, .12 * R), .22 * R) - pleat
        ball = smooth_min(ball, capsule(X, Y, Z, (0, .36 * R, 1.10 * R), (-.16 * R, .40 * R, 1.16 * R), .10 * R, .15 * R), .05 * R)
        d = -smooth_min(-ball, hole, .035 * R)
        fill = np.sqrt((X / .84) ** 2 + ((Y + .06 * R) / .84) ** 2 + ((Z - .42 * R) / .54) ** 2) - .98 * R + .06 * R * fbm(X - o, Y, Z, scale=9, oct=2)
        for p, q, r, s in strands:                                        # each only where it can be felt
            lo, hi = np.minimum(p, q) - 2 * r, np.maximum(p, q) + 2 * r
            near = tuple(slice(*np.searchsorted(w, (lo[k], hi[k]))) for k, w in enumerate((X[:, 0, 0], Y[0, :, 0], Z[0, 0, :])))
            fill[near] = smooth_min(fill[near], capsule(X[near], Y[near], Z[near], p, q, r, s), .020 * R)
        d = np.minimum(d, np.maximum(fill, Y + .1 * R))
        for p, s in heap: d = smooth_min(d, np.sqrt((X - p[0]) ** 2 + (Y - p[1]) ** 2 + ((Z - p[2]) / .55) ** 2) - s, .06 * R)
        return d
    v, f = body(distance, (-1.15 * R, -1.65 * R, -.06 * R), (1.15 * R, 1.15 * R, 1.55 * R), R / 50)
    n = fbm(v[:, 0], v[:, 1], v[:, 2], scale=6, oct=3); cream = sstep(.02 * R, -.06 * R, opening(*v.T)); deep = fbm(v[:, 0] - o, v[:, 1], v[:, 2], scale=14, oct=3)
    c = mix(mix(C('#f0e7d4'), C('#e2d4b8'), np.clip(.3 + .6 * n, 0, 1)), mix(C('#f9edd2'), C('#cfb586'), sstep(.0, .8, deep)), cream)
    return v, f, c, np.stack([.34 - .20 * cream, 0 * n, .40 + .5 * cream, .04 * (1 - cream)], -1)


def running_cream(pz, y0, y1, width=.20, seed=3):
    """cream on its way to the rim: it fills the hollows, narrows, and ends in a thick drop"""
    m = Mesh(); t = np.linspace(0, 1, 200); s = np.linspace(-1, 1, 81); Tt, S = np.meshgrid(t, s, indexing='ij')
    half = width * (1 - .30 * Tt + .30 * noise(Tt * 4 + seed, np.sign(S) * 3.) * sstep(.05, .3, Tt) + .45 * np.exp(-((Tt - .80) / .14) ** 2)) * np.sqrt(np.clip(1 - ((Tt - .62) / .38).clip(0) ** 2, .0, 1)) * (1 + .35 * noise(Tt * 9 + seed, np.sign(S) * 5. + 2))
    x = .06 * np.sin(Tt * 5) + S * half; y = y0 + (y1 - y0) * Tt
    ground = samp(np.minimum(gaussian_filter(pz.top, 9), pz.Hs + .045), x, y); edge = np.sqrt(np.clip(1 - S ** 2, 0, 1))
    z = ground + .030 * edge ** .8 * (.8 + .5 * Tt) - .012 * (1 - edge)
    z = gaussian_filter(z, (3, 2), mode='nearest')
    m.add(np.stack([x, y, z], -1).reshape(-1, 3), grid_faces(200, 81), mix(C('#f6ead0'), C('#e6d3a8'), np.clip(.35 + .5 * fbm(x, y, scale=9, oct=3), 0, 1).ravel()), [.14, .0, .8, .0])
    return m


def cut_burrata(pz, mat):
    rng = np.random.default_rng(pz.seed); at = np.array([0, .10, .05])
    m = running_cream(pz, -.16, -.70, .21)
    v, f, c, p = torn_burrata(rng); m.add(v + at, f, c, p)
    move(stage.mesh_object('burrata', m, mat), (0, 0, ON_BOARD)); lay(pz, mat, ON_BOARD)
    stage.plane(kind='wood'); stage.board(1.12, .07); stage.studio(key=235, fill=40, world=.15)
    return dict(dist=3.9, tilt=54, lens=98, target=(0, -.10, .17), fstop=1.0)


SCENES = dict(board=board, tray=tray, oven_mouth=oven_mouth, leaf=leaf, by_the_logs=by_the_logs, dipped=dipped, cut_burrata=cut_burrata)

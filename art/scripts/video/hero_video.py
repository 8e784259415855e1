"""hero_video.py - relit, parallaxed still + flames, steam, embers. Seamless loop.
python3 hero_video.py hero.npz out.mp4 [seconds fps crf]
POSTER=1 python3 hero_video.py hero.npz out.mp4    the poster JPEG alone: one frame of the film, twice as wide"""
import sys, os, time
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, zoom
from PIL import Image
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from fx import *

src, out = sys.argv[1:3]; SEC = float(sys.argv[3]) if len(sys.argv) > 3 else 7; FPS = int(sys.argv[4]) if len(sys.argv) > 4 else 24; CRF = sys.argv[5] if len(sys.argv) > 5 else 24
only = os.environ.get('ONLY')
K = 2 if os.environ.get('POSTER') else 1
Z = np.load(src); base = Z['base'].astype(np.float32); fire = Z['fire'].astype(np.float32); z = np.clip(Z['z'], 2, 9)
if K == 1 and z.shape[1] > 2000:                                     # the film is read from half the size, or its grain would flicker
    half = lambda a: a.reshape(a.shape[0] // 2, 2, a.shape[1] // 2, 2, 3).mean((1, 3)); base, fire, z = half(base), half(fire), z[::2, ::2]
H0, W0 = z.shape; W, H = 1280, 720; n = int(SEC * FPS); s = W0 / 1328     # blurs and sway were set on a still 1328 px wide
bl = gaussian_filter(ss(5.1, 6.3, z).astype(np.float32), 2.5 * s)[..., None]; nb = gaussian_filter(ss(3.9, 3.55, z).astype(np.float32), 3 * s)[..., None]
def lens(a):                                                         # depth blur of the far field without pizza bleeding
    w = np.maximum(bl, 1e-3); num = np.stack([gaussian_filter(a[..., k] * w[..., 0], 6 * s) for k in range(3)], -1) / gaussian_filter(w[..., 0], 6 * s)[..., None]
    f = np.stack([gaussian_filter(a[..., k], 2.5 * s) for k in range(3)], -1)
    return a * (1 - bl) * (1 - nb) + num * bl + f * nb * (1 - bl)
base, fire = lens(base).astype(np.float32), lens(fire).astype(np.float32)
par = gaussian_filter(1 / z - 1 / 4.6, 5 * s)                          # parallax, 0 at the pizza centre
cx0, cy0 = W0 / 2, H0 / 2
fit = min(W0 / W, H0 / H) / 1.035
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
FX, FY = float(os.environ.get('FX', 1000)), float(os.environ.get('FY', 250))      # fire position in the output frame
flames = Flames(360, 470, seed=4); flamesB = Flames(240, 420, seed=14); steam = Steam(H, W // 2 * 2, seed=8)
em = Embers(120, (FX - 20, FY + 10, 60, 22), (0, 0, W, H), seed=3)
emf = Embers(9, (W * .62, H * .98, 260, 40), (0, 0, W, H), seed=11, size=(3.5, 8))
smask = np.exp(-((xx - W * .46) / (W * .24)) ** 2) * ss(H * .74, H * .46, yy) * ss(-H * .10, H * .38, yy)
back = gaussian_filter(ss(5.2, 5.8, z), 3 * s)


def frame(i, k=K):
    """k times 1280 px wide: what was rendered is read at that size; fire, steam and sparks are soft, and enlarged"""
    t = i / n; ph = TAU * t; y, x = np.mgrid[0:H * k, 0:W * k].astype(np.float32) / k
    large = lambda a: zoom(a, (k, k, 1), order=1) if k > 1 else a
    sc = fit * (1 - .022 * (.5 - .5 * np.cos(ph)))                 # slow push in and back
    px, py = 120 * s * np.sin(ph), 30 * s * np.cos(ph)             # camera sway
    sx = (x - W / 2) * sc + cx0; sy = (y - H / 2) * sc + cy0
    p = map_coordinates(par, [sy, sx], order=1, mode='nearest')
    co = [sy + p * py, sx + p * px]
    g = lambda a: np.stack([map_coordinates(a[..., c], co, order=1, mode='nearest') for c in range(3)], -1)
    fl = 1 + .17 * wave(t, (3, 5, 7, 11, 13), 2); fl2 = 1 + .12 * wave(t, (2, 5, 9, 14, 17), 4)
    img = g(base) + g(fire) * (fl * np.array([1, .97 + .05 * fl2, .95], np.float32))
    bm = map_coordinates(back, co, order=1, mode='nearest')[..., None]
    # flames, out of focus behind the pizza
    L = np.zeros((H, W, 3), np.float32); dx = p[int(FY) % H * k, min(int(FX), W - 1) * k] * px / s
    for F, ox, oy, sg, gn in ((flamesB, -150, 34, 8, .55), (flamesB, 190, 26, 8, .5), (flames, 10, 46, 4.5, .95)):
        f = F.frame((t + ox * .013) % 1, gain=gn) * fl2
        f = np.stack([gaussian_filter(np.pad(f[..., c], ((0, 30), (0, 0))), sg) for c in range(3)], -1)
        fh, fw = f.shape[:2]
        X0, Y0 = int(round(FX + ox - fw / 2 - dx)), int(FY + oy - fh + 30)
        ys, xs = slice(max(Y0, 0), min(Y0 + fh, H)), slice(max(X0, 0), min(X0 + fw, W))
        L[ys, xs] += f[ys.start - Y0:ys.stop - Y0, xs.start - X0:xs.stop - X0]
    glow = np.exp(-(((x - FX) / 330) ** 2 + ((y - FY + 40) / 210) ** 2))
    img = img + large(L) * bm + glow[..., None] * np.array([.16, .055, .012], np.float32) * fl2 * (.35 + .65 * bm)
    # steam: cool from the window, orange on the fire side
    veil = gaussian_filter(steam.frame(t), 6)[:, :W] * smask
    tint = np.array([.62, .55, .48], np.float32) + ss(.35 * W, W, x)[..., None] * np.array([.55, .12, -.12], np.float32) * fl
    a = large(np.clip(veil * .62, 0, .6)[..., None])
    img = img * (1 - a * .55) + tint * a * .62
    img += large(emf.splat(em.splat(np.zeros((H, W, 3), np.float32), t, 7), t, .55))
    return grade(img, .93, 1.03, vignette(H * k, W * k, .5))


if only:
    Image.fromarray((frame(int(only)) * 255).astype(np.uint8)).save(out.replace('.mp4', f'_f{only}.png')); sys.exit()
if K > 1:
    Image.fromarray((frame(int(n * .3)) * 255).astype(np.uint8)).save(out.replace('.mp4', '-poster.jpg'), quality=84, optimize=True, progressive=True); sys.exit()
t0 = time.time()
encode((frame(i) for i in range(n)), n, W, H, FPS, out, CRF)
print(f'{out}: {n} frames in {time.time() - t0:.0f}s, {os.path.getsize(out) / 1e6:.2f} MB')

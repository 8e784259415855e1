"""mood_video.py - out-of-focus restaurant lights, open fire and embers; fully procedural, seamless loop.
python3 mood_video.py out.mp4 [seconds fps crf]"""
import sys, os, time
import numpy as np
from scipy.ndimage import gaussian_filter
from PIL import Image
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from fx import *

out = sys.argv[1]; SEC = float(sys.argv[2]) if len(sys.argv) > 2 else 6; FPS = int(sys.argv[3]) if len(sys.argv) > 3 else 24; CRF = sys.argv[4] if len(sys.argv) > 4 else 25
only = os.environ.get('ONLY'); W, H = 1280, 720; n = int(SEC * FPS); r = np.random.default_rng(21)
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
# static soft room: dark brown wall, warm pools of light, counter edge
room = np.zeros((H, W, 3), np.float32) + np.array([.010, .006, .004], np.float32)
for x, y, s, c in ((.18, .30, 260, (.055, .020, .006)), (.52, .22, 300, (.065, .025, .008)), (.84, .32, 260, (.055, .019, .005)), (.5, 1.05, 520, (.16, .040, .006))):
    room += np.exp(-(((xx - x * W) / s) ** 2 + ((yy - y * H) / (s * .7)) ** 2))[..., None] * np.array(c, np.float32)
tex = tile_noise(H, W, 2.6, seed=2); room *= (1 + .10 * tex[..., None])
L = []
cols = [(1, .46, .13), (1, .36, .08), (1, .47, .14), (1, .27, .05), (.85, .17, .03)]
for layer, (cnt, R0, R1, y0, y1, par, b) in enumerate(((34, 10, 20, .10, .46, 10, .42), (20, 24, 44, .05, .52, 24, .20), (9, 54, 92, .0, .62, 52, .075))):
    for i in range(cnt):
        R = r.uniform(R0, R1)
        L.append(dict(x=r.uniform(-.05, 1.05) * W, y=r.uniform(y0, y1) * H + 26 * np.sin(i * .9), R=R, par=par, b=b * r.uniform(.5, 1.2), c=np.array(cols[r.integers(5)], np.float32), k=int(r.integers(1, 4)), o=r.random(), tw=r.uniform(.08, .4), d=disc(R, soft=.5 / R + .04)))
# two strings of bulbs on a catenary
for s, (ya, sag, x0, x1, cnt, R) in enumerate(((.10, .17, -.05, .72, 11, 15), (.04, .20, .40, 1.1, 10, 21))):
    for i in range(cnt):
        u = i / (cnt - 1); L.append(dict(x=(x0 + (x1 - x0) * u) * W, y=(ya + sag * 4 * u * (1 - u)) * H, R=R, par=16 + 10 * s, b=.95, c=np.array((1, .43, .12), np.float32), k=1 + i % 3, o=r.random(), tw=.10, d=disc(R, soft=.09, ring=.25)))
fl1 = Flames(430, 640, seed=7, cells=.8); fl2 = Flames(300, 560, seed=9); fl3 = Flames(300, 560, seed=15)
em = Embers(120, (W * .5, H * 1.02, 330, 16), (0, 0, W, H), seed=6, size=(.8, 2.6)); emf = Embers(16, (W * .5, H * 1.06, 420, 30), (0, 0, W, H), seed=8, size=(4, 10))
vig = vignette(H, W, .55, .5)


def blur3(a, s): return np.stack([gaussian_filter(a[..., k], s) for k in range(3)], -1)


def frame(i):
    t = i / n; ph = TAU * t
    img = room * (1 + .10 * wave(t, (2, 3, 5, 7), 1))
    for l in L:
        d = l['d']; m = d.shape[0] // 2
        cx, cy = int(round(l['x'] + l['par'] * np.sin(ph))), int(round(l['y'] + .25 * l['par'] * np.cos(ph)))
        ax0, ay0, ax1, ay1 = max(cx - m, 0), max(cy - m, 0), min(cx + m + 1, W), min(cy + m + 1, H)
        if ax0 >= ax1 or ay0 >= ay1: continue
        b = l['b'] * (1 + l['tw'] * np.sin(TAU * (l['k'] * t + l['o'])))
        img[ay0:ay1, ax0:ax1] += d[ay0 - cy + m:ay1 - cy + m, ax0 - cx + m:ax1 - cx + m, None] * l['c'] * b
    def put(f, cx, by, s, g):
        f = blur3(f, s) * g; h, w = f.shape[:2]; X, Y = int(cx - w / 2), int(by - h)
        xs, ys = slice(max(X, 0), min(X + w, W)), slice(max(Y, 0), min(Y + h, H)); img[ys, xs] += f[ys.start - Y:ys.stop - Y, xs.start - X:xs.stop - X]
    put(fl2.frame(t, .95), W * .24 - 14 * np.sin(ph), H + 70, 9, .55); put(fl3.frame((t + .4) % 1, .95), W * .78 - 14 * np.sin(ph), H + 60, 9, .55)
    put(fl1.frame(t, .9), W * .5 + 8 * np.sin(ph), H + 60, 3.2, .9)
    img += np.exp(-(((xx - W * .5) / 560) ** 2 + ((yy - H) / 300) ** 2))[..., None] * np.array([.20, .055, .010], np.float32) * (1 + .18 * wave(t, (3, 5, 7, 11), 3))
    img = em.splat(img, t, 7); img = emf.splat(img, t, .5)
    return grade(img, 1.05, 1.0, vig)


if only:
    Image.fromarray((frame(int(only)) * 255).astype(np.uint8)).save(out.replace('.mp4', f'_f{only}.png')); sys.exit()
t0 = time.time()
Image.fromarray((frame(int(n * .3)) * 255).astype(np.uint8)).save(out.replace('.mp4', '-poster.jpg'), quality=84, optimize=True, progressive=True)
encode((frame(i) for i in range(n)), n, W, H, FPS, out, CRF)
print(f'{out}: {n} frames in {time.time() - t0:.0f}s, {os.path.getsize(out) / 1e6:.2f} MB')

"""mood_video.py - an open fire at night, its smoke and the embers that rise from it, near and far; fully procedural, seamless loop.
python3 mood_video.py out.mp4 [seconds fps crf]"""
import sys, os, time
import numpy as np
from scipy.ndimage import gaussian_filter
from PIL import Image
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from fx import *

out = sys.argv[1]; SEC = float(sys.argv[2]) if len(sys.argv) > 2 else 6; FPS = int(sys.argv[3]) if len(sys.argv) > 3 else 24; CRF = sys.argv[4] if len(sys.argv) > 4 else 25
only = os.environ.get('ONLY'); W, H = 1280, 720; n = int(SEC * FPS)
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
# static soft room: dark brown wall, warm pools of light, counter edge
room = np.zeros((H, W, 3), np.float32) + np.array([.010, .006, .004], np.float32)
for x, y, s, c in ((.18, .30, 260, (.055, .020, .006)), (.52, .22, 300, (.065, .025, .008)), (.84, .32, 260, (.055, .019, .005)), (.5, 1.05, 520, (.16, .040, .006))):
    room += np.exp(-(((xx - x * W) / s) ** 2 + ((yy - y * H) / (s * .7)) ** 2))[..., None] * np.array(c, np.float32)
tex = tile_noise(H, W, 2.6, seed=2); room *= (1 + .10 * tex[..., None])
fl1 = Flames(430, 640, seed=7, cells=.8); fl2 = Flames(300, 560, seed=9); fl3 = Flames(300, 560, seed=15)
# embers of three depths: (how many, spread of their source, size, seed, brightness, length of the streak)
near_to_far = [(Embers(k, (W * .5, H * 1.02, spread, 16), (0, 0, W, H * reach), seed=seed, size=size), gain, eps, steps) for k, spread, reach, size, seed, gain, eps, steps in
               ((170, 430, 1.05, (.7, 1.5), 6, 5.0, .0009, 7), (90, 360, 1.1, (1.0, 2.4), 12, 9.0, .0013, 13), (16, 480, 1.15, (2.2, 4.2), 8, 4.5, .0022, 17))]
smoke = Steam(H, W, seed=11)
smask = ss(H * 1.0, H * .45, yy) * ss(-H * .2, H * .35, yy) * np.exp(-((xx - W * .5) / (W * .34)) ** 2)
vig = vignette(H, W, .55, .5)


def blur3(a, s): return np.stack([gaussian_filter(a[..., k], s) for k in range(3)], -1)


def frame(i):
    t = i / n; ph = TAU * t
    img = room * (1 + .10 * wave(t, (2, 3, 5, 7), 1))
    def put(f, cx, by, s, g):
        f = blur3(f, s) * g; h, w = f.shape[:2]; X, Y = int(cx - w / 2), int(by - h)
        xs, ys = slice(max(X, 0), min(X + w, W)), slice(max(Y, 0), min(Y + h, H)); img[ys, xs] += f[ys.start - Y:ys.stop - Y, xs.start - X:xs.stop - X]
    put(fl2.frame(t, .95), W * .24 - 14 * np.sin(ph), H + 70, 9, .55); put(fl3.frame((t + .4) % 1, .95), W * .78 - 14 * np.sin(ph), H + 60, 9, .55)
    put(fl1.frame(t, .9), W * .5 + 8 * np.sin(ph), H + 60, 3.2, .9)
    img += np.exp(-(((xx - W * .5) / 560) ** 2 + ((yy - H) / 300) ** 2))[..., None] * np.array([.20, .055, .010], np.float32) * (1 + .18 * wave(t, (3, 5, 7, 11), 3))
    veil = gaussian_filter(smoke.frame(t), 9)[:, :W] * smask
    img += (veil * (.5 + .5 * ss(0, H, yy)))[..., None] * np.array([.060, .020, .007], np.float32)
    for E, gain, eps, steps in near_to_far: img = E.splat(img, t, gain, eps, steps)
    return grade(img, 1.05, 1.0, vig)


if only:
    Image.fromarray((frame(int(only)) * 255).astype(np.uint8)).save(out.replace('.mp4', f'_f{only}.png')); sys.exit()
t0 = time.time()
Image.fromarray((frame(int(n * .3)) * 255).astype(np.uint8)).save(out.replace('.mp4', '-poster.jpg'), quality=84, optimize=True, progressive=True)
encode((frame(i) for i in range(n)), n, W, H, FPS, out, CRF)
print(f'{out}: {n} frames in {time.time() - t0:.0f}s, {os.path.getsize(out) / 1e6:.2f} MB')

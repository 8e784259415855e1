"""hero_video.py - relit, parallaxed still + flames, steam, embers. Seamless loop.
python3 hero_video.py hero.npz out.mp4 [seconds fps crf] ; also writes the poster JPEG"""
import sys, os, time
import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates
from PIL import Image
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from fx import *

src, out = sys.argv[1:3]; SEC = float(sys.argv[3]) if len(sys.argv) > 3 else 7; FPS = int(sys.argv[4]) if len(sys.argv) > 4 else 24; CRF = sys.argv[5] if len(sys.argv) > 5 else 24
only = os.environ.get('ONLY')
Z = np.load(src); base = Z['base'].astype(np.float32); fire = Z['fire'].astype(np.float32); z = np.clip(Z['z'], 2, 9)
H0, W0 = z.shape; W, H = 1280, 720; n = int(SEC * FPS)
bl = gaussian_filter(ss(5.1, 6.3, z).astype(np.float32), 2.5)[..., None]; nb = gaussian_filter(ss(3.9, 3.55, z).astype(np.float32), 3)[..., None]
def lens(a):                                                         # depth blur of the far field without pizza bleeding
    w = np.maximum(bl, 1e-3); num = np.stack([gaussian_filter(a[..., k] * w[..., 0], 6) for k in range(3)], -1) / gaussian_filter(w[..., 0], 6)[..., None]
    f = np.stack([gaussian_filter(a[..., k], 2.5) for k in range(3)], -1)
    return a * (1 - bl) * (1 - nb) + num * bl + f * nb * (1 - bl)
base, fire = lens(base).astype(np.float32), lens(fire).astype(np.float32)
par = gaussian_filter(1 / z - 1 / 4.6, 5)                          # parallax, 0 at the pizza centre
cx0, cy0 = W0 / 2, H0 / 2
fit = min(W0 / W, H0 / H) / 1.035
yy, xx = np.mgrid[0:H, 0:W].astype(np.float32)
FX, FY = float(os.environ.get('FX', 1000)), float(os.environ.get('FY', 250))      # fire position in the output frame
flames = Flames(360, 470, seed=4); flamesB = Flames(240, 420, seed=14); steam = Steam(H, W // 2 * 2, seed=8)
em = Embers(120, (FX - 20, FY + 10, 60, 22), (0, 0, W, H), seed=3)
emf = Embers(9, (W * .62, H * .98, 260, 40), (0, 0, W, H), seed=11, size=(3.5, 8))
vig = vignette(H, W, .5)
smask = np.exp(-((xx - W * .46) / (W * .24)) ** 2) * ss(H * .74, H * .46, yy) * ss(-H * .10, H * .38, yy)
back = gaussian_filter(ss(5.2, 5.8, z), 3)


def frame(i):
    t = i / n; ph = TAU * t
    sc = fit * (1 - .022 * (.5 - .5 * np.cos(ph)))                 # slow push in and back
    px, py = 120 * np.sin(ph), 30 * np.cos(ph)                     # camera sway
    sx = (xx - W / 2) * sc + cx0; sy = (yy - H / 2) * sc + cy0
    p = map_coordinates(par, [sy, sx], order=1, mode='nearest')
    co = [sy + p * py, sx + p * px]
    g = lambda a: np.stack([map_coordinates(a[..., k], co, order=1, mode='nearest') for k in range(3)], -1)
    fl = 1 + .17 * wave(t, (3, 5, 7, 11, 13), 2); fl2 = 1 + .12 * wave(t, (2, 5, 9, 14, 17), 4)
    img = g(base) + g(fire) * (fl * np.array([1, .97 + .05 * fl2, .95], np.float32))
    bm = map_coordinates(back, co, order=1, mode='nearest')[..., None]
    # flames, out of focus behind the pizza
    L = np.zeros_like(img)
    for F, ox, oy, sg, gn in ((flamesB, -150, 34, 8, .55), (flamesB, 190, 26, 8, .5), (flames, 10, 46, 4.5, .95)):
        f = F.frame((t + ox * .013) % 1, gain=gn) * fl2
        f = np.stack([gaussian_filter(np.pad(f[..., k], ((0, 30), (0, 0))), sg) for k in range(3)], -1)
        fh, fw = f.shape[:2]; dx = p[int(FY) % H, min(int(FX), W - 1)] * px
        X0, Y0 = int(round(FX + ox - fw / 2 - dx)), int(FY + oy - fh + 30)
        ys, xs = slice(max(Y0, 0), min(Y0 + fh, H)), slice(max(X0, 0), min(X0 + fw, W))
        L[ys, xs] += f[ys.start - Y0:ys.stop - Y0, xs.start - X0:xs.stop - X0]
    glow = np.zeros(img.shape[:2], np.float32); glow = np.exp(-(((xx - FX) / 330) ** 2 + ((yy - FY + 40) / 210) ** 2))
    img = img + L * bm + glow[..., None] * np.array([.16, .055, .012], np.float32) * fl2 * (.35 + .65 * bm)
    # steam: cool from the window, orange on the fire side
    s = gaussian_filter(steam.frame(t), 6)[:, :W] * smask
    tint = np.array([.62, .55, .48], np.float32) + ss(.35 * W, W, xx)[..., None] * np.array([.55, .12, -.12], np.float32) * fl
    a = np.clip(s * .62, 0, .6)[..., None]
    img = img * (1 - a * .55) + tint * a * .62
    img = em.splat(img, t, 7); img = emf.splat(img, t, .55)
    return grade(img, .93, 1.03, vig)


if only:
    Image.fromarray((frame(int(only)) * 255).astype(np.uint8)).save(out.replace('.mp4', f'_f{only}.png')); sys.exit()
t0 = time.time()
Image.fromarray((frame(int(n * .3)) * 255).astype(np.uint8)).save(out.replace('.mp4', '-poster.jpg'), quality=84, optimize=True, progressive=True)
encode((frame(i) for i in range(n)), n, W, H, FPS, out, CRF)
print(f'{out}: {n} frames in {time.time() - t0:.0f}s, {os.path.getsize(out) / 1e6:.2f} MB')

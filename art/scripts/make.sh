#!/bin/bash
# make.sh - one entry for everything; works from its own folder.
#   ./make.sh dish pepperoni [more ids]   one or more dishes    -> out/ID.png and db/seed/pictures/dishes/ID.webp (hyphens)
#   ./make.sh above pepperoni [more ids]  pizzas whole and from above, 640 px, as halves of the two-half picture -> ID-above.webp
#   ./make.sh all                         every dish not yet in out/
#   ./make.sh story                       oven, dough, table    -> db/seed/pictures/story
#   ./make.sh drawings                    portraits, news covers, room -> db/seed/pictures/team, news, story; the 404 pizza -> src/web
#   ./make.sh films                       hero and mood films   -> db/seed/films
#   ./make.sh logo                        mark, wordmark, social pictures -> public/brand; favicons -> public
#   ./make.sh fonts                       the site's fonts, cut -> src/design/fonts
# SIZE=1200 SAMPLES=28 THREADS=2 DETAIL=.9 may be set in the environment. PREVIEW=1 gives a quick 380 px look in out/preview.
set -e
cd "$(dirname "$0")"; HERE=$PWD; OUT=$HERE/out
PICTURES=../../db/seed/pictures; FILMS=../../db/seed/films
PY=${PY:-/usr/bin/python3}                          # Debian's Python: has scipy and PIL
R() { nice -n 10 blender -b -noaudio -P blender/render.py -- --out "$OUT" --size "${SIZE:-1200}" --samples "${SAMPLES:-28}" --threads "${THREADS:-2}" --detail "${DETAIL:-.9}" "$@" | grep -E 'BUILD|RENDER|TOTAL|Error|Traceback' || true; }
node_ready() { [ -d logo/node_modules ] || (cd logo && npm install --no-audit --no-fund); }
webp() { node_ready; node logo/webp.mjs "$OUT" "$PICTURES" "${QUALITY:-92}"; }
case "$1" in
  dish) shift; ids=$(IFS=,; echo "$*"); if [ -n "$PREVIEW" ]; then GRID=450 nice -n 10 blender -b -noaudio -P blender/render.py -- --dish "$ids" --out "$OUT/preview" --size 380 --samples 16 --detail .5; else R --dish "$ids"; webp; fi ;;
  above) shift; SIZE=640; R --dish "$(IFS=,; echo "$*")" --above; webp ;;
  all) R --dish all --skip; webp ;;
  story) for s in dough table; do nice -n 10 blender -b -noaudio -P blender/story.py -- --scene $s --out "$OUT" --size "${SIZE:-2400}" --samples "${SAMPLES:-16}" --threads "${THREADS:-2}"; done
    mkdir -p "$OUT/lin"; nice -n 10 blender -b -noaudio -P blender/hero.py -- 2400 1350 "${SAMPLES:-10}" margherita "$OUT/lin/hero_about" about; $PY video/oven_still.py "$OUT/lin/hero_about.npz" "$OUT/story_oven.png"; webp ;;
  drawings) for k in team news story; do node illustrations/draw.mjs $k; done; node illustrations/missing.mjs > ../../src/web/pizza.svg; node illustrations/missing-slice.mjs ;;
  films) mkdir -p "$OUT" "$FILMS"
    [ -f "$OUT/hero.npz" ] || nice -n 10 blender -b -noaudio -P blender/hero.py -- 2656 1494 "${SAMPLES:-10}" pepperoni "$OUT/hero"
    export FX=850 FY=215; POSTER=1 $PY video/hero_video.py "$OUT/hero.npz" $FILMS/hero.mp4 7; $PY video/hero_video.py "$OUT/hero.npz" $FILMS/hero.mp4 7 24 24; $PY video/mood_video.py $FILMS/mood.mp4 6 24 25
    for f in hero mood; do ffmpeg -v error -y -i $FILMS/$f.mp4 -c:v libsvtav1 -preset 5 -crf 36 -pix_fmt yuv420p -movflags +faststart $FILMS/$f.av1.mp4; $PY video/seam.py $FILMS/$f.mp4; done ;;
  logo) node_ready; node logo/logo.mjs ;;
  fonts) [ -d fonts/node_modules ] || (cd fonts && npm install --no-audit --no-fund); node fonts/subset.mjs ;;
  *) sed -n 2,12p make.sh ;;
esac

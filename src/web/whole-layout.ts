/**
 * Makes the browser lay out the whole page for two frames, even the parts far below the screen (`html[data-whole-layout]`). The
 * dishes then have their real heights, so that a scroll position among them can be restored correctly. The browser remembers these
 * heights from the first frame, so nothing moves after the two frames.
 */
export function layOutWholePage(): () => void {
  const { dataset } = document.documentElement
  dataset['wholeLayout'] = ''
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(end)
  })
  function end(): void {
    cancelAnimationFrame(frame)
    delete dataset['wholeLayout']
  }
  return end
}

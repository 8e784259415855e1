/**
 * Makes the browser lay out the whole page for two frames, even what is far below the screen (`html[data-whole-layout]`). Dishes
 * then have their real heights, so that a scroll position among them is restored correctly. After the first frame the browser
 * remembers these heights, so nothing moves when the two frames are over.
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

/**
 * Lets the browser lay out the whole page for two frames, even what is far from the screen of a phone (`html[data-whole-layout]`),
 * so that a scroll position is restored among dishes of their real heights. After the first frame the browser remembers the height
 * of each part, so that nothing moves when this ends.
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

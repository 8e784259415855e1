/**
 * For two frames lays out even what is far from the screen of a phone (`html[data-whole-layout]`), so that a scroll position is
 * restored among dishes of their real heights. After the first frame each part remembers its height, so that nothing moves at the
 * end.
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

/**
 * Lays out what is far from the screen of a phone too, for two frames (`html[data-whole-layout]`): a scroll position is then restored
 * among dishes of their own heights. After the first frame each part remembers its height, so that nothing moves at the end.
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

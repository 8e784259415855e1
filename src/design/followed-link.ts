/**
 * The link that a click follows, if the link opens a page in this window. Undefined if the link opens another window, downloads a
 * file or calls a number.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined
  return /^https?:/.test(link.href) ? link : undefined
}

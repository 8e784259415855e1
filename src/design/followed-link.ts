/** The link to a page that a click opens in this window. Undefined if the link opens another window, downloads or calls. */
export function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined
  return /^https?:/.test(link.href) ? link : undefined
}

import { useEffect, useRef } from 'react'

/** One object for each place on the page that accepts a pasted file. */
const places = new Set<object>()

/**
 * Takes a file that is pasted anywhere on the page if only one place on the page accepts files, so that the user need not focus
 * that place first. A paste that the place's own paste handler has taken is ignored. If a paste into a text field contains both
 * text and a file, the browser pastes the text, because spreadsheets add a picture of the copied cells.
 */
export function usePagePaste(take: (file: File) => void): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })

  useEffect(() => {
    const place = {}
    places.add(place)
    function paste(event: ClipboardEvent) {
      const [file] = event.clipboardData?.files ?? []
      if (!file || event.defaultPrevented || places.size > 1 || isTextFor(event)) return
      event.preventDefault()
      latest.current(file)
    }
    window.addEventListener('paste', paste)
    return () => {
      places.delete(place)
      window.removeEventListener('paste', paste)
    }
  }, [])
}

function isTextFor({ target, clipboardData }: ClipboardEvent): boolean {
  const isTyped = target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null
  return isTyped && (clipboardData?.types.includes('text/plain') ?? false)
}

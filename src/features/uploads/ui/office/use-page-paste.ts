import { useEffect, useRef } from 'react'

/** The places on the page that accept a pasted file, each represented by an object. */
const places = new Set<object>()

/**
 * Takes a file that the user pastes anywhere on the page, if only one place on the page accepts files. The user then need not focus
 * that place first. If that place's own paste handler has taken the file, nothing is done. If the user pastes both text and a file
 * into a text field, the browser pastes the text, because spreadsheets add a picture of the copied cells.
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

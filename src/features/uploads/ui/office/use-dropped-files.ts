import { type ClipboardEvent, type DragEvent, useState } from 'react'

interface DroppedFilesOptions {
  readonly onFiles: (files: readonly File[]) => void
  /** True if the user may also drop text on the element. The browser itself then inserts the text. */
  readonly takesText?: boolean
}

/**
 * Handles files that the user drops on an element or pastes into it. Also tells whether the user is dragging something over the
 * element.
 */
export function useDroppedFiles({ onFiles, takesText = false }: DroppedFilesOptions) {
  const [isOver, setOver] = useState(false)

  function onDragOver(event: DragEvent) {
    if (takesText && ![...event.dataTransfer.types].includes('Files')) return
    event.preventDefault()
    setOver(true)
  }

  function onDrop(event: DragEvent) {
    setOver(false)
    const files = [...event.dataTransfer.files]
    // If the element does not accept text, the browser's own action is prevented, because the browser would open a link that the
    // user drops on the element.
    if (files.length > 0 || !takesText) event.preventDefault()
    if (files.length > 0) onFiles(files)
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    // If the user pastes something without files, the browser pastes it as usual.
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return { isOver, dropping: { onDragOver, onDragLeave: () => setOver(false), onDrop }, onPaste }
}

import { type ClipboardEvent, type DragEvent, useState } from 'react'

interface DroppedFilesOptions {
  readonly onFiles: (files: readonly File[]) => void
  /** True if text may be dropped on the element too. The browser itself then inserts the text. */
  readonly takesText?: boolean
}

/** Handles files that are dropped on an element or pasted into it, and tells whether something is being dragged over it. */
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
    // If the element accepts no text either, the browser must do nothing: it would open a link that is dropped there.
    if (files.length > 0 || !takesText) event.preventDefault()
    if (files.length > 0) onFiles(files)
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    // A paste without files is left to the browser, which pastes the text as usual.
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return { isOver, dropping: { onDragOver, onDragLeave: () => setOver(false), onDrop }, onPaste }
}

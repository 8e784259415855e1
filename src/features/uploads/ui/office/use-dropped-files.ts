import { type ClipboardEvent, type DragEvent, useState } from 'react'

interface DroppedFilesOptions {
  readonly onFiles: (files: readonly File[]) => void
  /** Whether text is dropped there too, for the browser to insert. */
  readonly takesText?: boolean
}

/** Files that are dropped on an element or pasted into it, and whether something is dragged over it just now. */
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
    // Where no text is taken, the browser must not open a link that is dropped there.
    if (files.length > 0 || !takesText) event.preventDefault()
    if (files.length > 0) onFiles(files)
  }

  function onPaste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files]
    // Text is pasted as ever.
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }

  return { isOver, dropping: { onDragOver, onDragLeave: () => setOver(false), onDrop }, onPaste }
}

import { ActionIcon } from '@mantine/core'
import { type KeyboardEvent, type RefObject, useState } from 'react'

import { BoldIcon, BulletsIcon, HeadingIcon, LinkIcon, PictureIcon } from '#src/design/markdown-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { markdownEdit, type MarkdownEdit, markdownMarks } from '../../rules/markdown-edit.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import styles from './post-form.module.css'

const icons = {
  bold: BoldIcon,
  heading: HeadingIcon,
  list: BulletsIcon,
  link: LinkIcon,
  picture: PictureIcon,
}
const buttons = [...markdownMarks, 'picture'] as const

interface MarkdownToolbarProps {
  /** The text area whose text the buttons change. */
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly controls: string
  readonly label: string
  /** The label of the button that inserts pictures, and what it does. */
  readonly pictures: string
  onPictures(): void
}

/**
 * The buttons for bold text, links, headings and lists. The Tab key stops only once at all buttons together, and the arrow keys
 * move between them, as WAI-ARIA requires for a toolbar.
 */
export function MarkdownToolbar({ area, controls, label, pictures, onPictures }: MarkdownToolbarProps) {
  const texts = useTexts(postFormTexts).marks
  const [current, setCurrent] = useState(0)

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const last = buttons.length - 1
    const to = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setCurrent(to)
    event.currentTarget.parentElement?.querySelectorAll('button')[to]?.focus()
  }

  return (
    <div role="toolbar" aria-label={label} aria-controls={controls} className={styles.toolbar}>
      {buttons.map((button, place) => {
        const SomeIcon = icons[button]
        const name = button === 'picture' ? pictures : texts[button]
        return (
          <ActionIcon
            key={button}
            aria-label={name}
            title={name}
            tabIndex={place === current ? 0 : -1}
            onFocus={() => setCurrent(place)}
            onKeyDown={move}
            onClick={() => {
              if (button === 'picture') return onPictures()
              const text = area.current
              if (text) write(text, markdownEdit(button, text.value, text.selectionStart, text.selectionEnd))
            }}
          >
            <SomeIcon size="1.375rem" />
          </ActionIcon>
        )
      })}
    </div>
  )
}

/**
 * Writes the text as if somebody had typed it, so that the browser's own undo works. Only the deprecated `execCommand` can do that.
 * A browser without `execCommand` also gets the text, but its undo does not work for it.
 */
function write(area: HTMLTextAreaElement, { from, to, text, selected }: MarkdownEdit) {
  area.focus()
  area.setSelectionRange(from, to)
  if (!document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text)) {
    area.setRangeText(text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  area.setSelectionRange(...selected)
}

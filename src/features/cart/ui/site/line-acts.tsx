import { Button } from '#src/design/button.tsx'
import { CopyIcon } from '#src/design/icons.tsx'
import { SlidersIcon } from '#src/design/task-icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { cartTexts } from '../../texts/cart-texts.ts'

export interface LineActsProps {
  /** Opens the dialog in which the guest changes the options of the line. */
  onEdit(): void
  /** Opens a dialog that begins with the same options and adds another line. */
  onAnother(): void
  /** The dialog whose code is loading: `edit` for changing the line, `another` for adding another line. */
  pending: 'edit' | 'another' | undefined
}

/** The buttons of a line whose dish has options. `name` is the name of the dish in the visitor's language. */
export function LineActs({ name, onEdit, onAnother, pending }: LineActsProps & { name: string }) {
  const texts = useTexts(cartTexts)
  return (
    <>
      <Button
        look="ghost"
        size="small"
        icon={<SlidersIcon />}
        pending={pending === 'edit'}
        aria-label={texts.editOf(name)}
        data-edit-line
        onClick={onEdit}
      >
        {texts.edit}
      </Button>
      <Button
        look="ghost"
        size="small"
        icon={<CopyIcon />}
        pending={pending === 'another'}
        aria-label={texts.anotherOf(name)}
        onClick={onAnother}
      >
        {texts.another}
      </Button>
    </>
  )
}

import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { dishFormTexts } from '../../texts/dish-form-texts.ts'
import { dishTexts } from '../../texts/dish-texts.ts'
import { AbsentDialog } from '#src/web/office/absent-dialog.tsx'
import { AddDishForm, EditDishForm } from './dish-form.tsx'
import { DishSchemasForm } from './dish-schemas-form.tsx'
import { useCategories, useDishes } from './menu-queries.ts'
import { useOpened } from '#src/web/office/open-dialog.ts'
import { useDishDeletion } from './use-dish-changes.ts'

interface DialogProps {
  readonly open: boolean
  onClose(): void
  onReturn(): void
}

/** The dialog that the address names: of a new dish, or to change or delete one, or of what it offers. */
export function DishDialogs({ categoryId }: { categoryId: string }) {
  const texts = useTexts(dishTexts)
  const query = useDishes()
  const { shown, row: dish, reopen, ...opened } = useOpened('dish', query.data)
  const dialog = { ...opened.dialog, onReturn: reopen }
  // The form of a new dish begins with the category of the address, which is known once all are loaded.
  const { isPending } = useCategories()
  if (shown.as === 'nothing' || (shown.as === 'new' && isPending)) return null
  if (shown.as === 'new') return <AddDish key="new" {...dialog} categoryId={categoryId} />
  if (!dish) return <AbsentDialog {...dialog} texts={texts.dialog} query={query} failed={texts.list.failed} />
  if (shown.as === 'delete') return <DeleteDish {...dialog} dish={dish} />
  if (shown.as === 'schemas') return <DishSchemas key="schemas" {...dialog} dish={dish} />
  return <EditDish key="edit" {...dialog} dish={dish} />
}

function AddDish({ categoryId, ...dialog }: DialogProps & { categoryId: string }) {
  const texts = useTexts(dishFormTexts)
  return (
    <EditorDialog {...dialog} title={texts.titleAdd}>
      {(form) => <AddDishForm {...form} categoryId={categoryId} />}
    </EditorDialog>
  )
}

interface OfDish extends DialogProps {
  readonly dish: MenuItem
}

function EditDish({ dish, ...dialog }: OfDish) {
  const texts = useTexts(dishFormTexts)
  return (
    <EditorDialog {...dialog} title={texts.titleEdit(useName(dish))}>
      {(form) => <EditDishForm {...form} key={dish.id} dish={dish} />}
    </EditorDialog>
  )
}

function DishSchemas({ dish, ...dialog }: OfDish) {
  const texts = useTexts(dishFormTexts).schemas
  return (
    <EditorDialog {...dialog} title={texts.title(useName(dish))}>
      {(form) => <DishSchemasForm {...form} key={dish.id} dish={dish} />}
    </EditorDialog>
  )
}

function DeleteDish({ open, onClose, dish }: OfDish) {
  const texts = useTexts(dishTexts).remove
  const { close } = useTexts(officeTexts)
  const { remove, isPending } = useDishDeletion(dish, onClose)
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ ...texts, text: texts.text(useName(dish)), close }}
      isPending={isPending}
      onConfirm={() => void remove()}
    />
  )
}

function useName({ name, nameVi }: MenuItem): string {
  return markEnglish(useLanguage(), name, nameVi)
}

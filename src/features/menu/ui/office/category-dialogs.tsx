import { markEnglish } from '#src/kernel/language.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { ConfirmDeletion } from '#src/web/office/confirm-deletion.tsx'
import { EditorDialog } from '#src/web/office/editor-dialog.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import type { Category } from '../../contract/menu.ts'
import { categoryTexts } from '../../texts/category-texts.ts'
import { AbsentDialog } from '#src/web/office/absent-dialog.tsx'
import { AddCategoryForm, EditCategoryForm } from './category-form.tsx'
import { useCategories } from './menu-queries.ts'
import { useOpened } from '#src/web/office/open-dialog.ts'
import { useCategoryDeletion } from './use-category-changes.ts'

/** The dialog that the address names: of a new category, or to change or delete one. */
export function CategoryDialogs() {
  const texts = useTexts(categoryTexts)
  const language = useLanguage()
  const query = useCategories()
  const { shown, row: category, reopen, ...opened } = useOpened('category', query.data)
  const dialog = { ...opened.dialog, onReturn: reopen }
  if (shown.as === 'nothing') return null
  if (shown.as === 'new') {
    return (
      <EditorDialog key="new" {...dialog} title={texts.form.titleAdd}>
        {(form) => <AddCategoryForm {...form} />}
      </EditorDialog>
    )
  }
  if (!category) {
    return <AbsentDialog {...dialog} texts={texts.dialog} query={query} failed={texts.list.failed} />
  }
  if (shown.as === 'delete') return <DeleteCategory {...dialog} category={category} />
  const name = markEnglish(language, category.name, category.nameVi)
  return (
    <EditorDialog key="edit" {...dialog} title={texts.form.titleEdit(name)}>
      {(form) => <EditCategoryForm {...form} key={category.id} category={category} />}
    </EditorDialog>
  )
}

interface DeleteCategoryProps {
  readonly open: boolean
  onClose(): void
  readonly category: Category
}

function DeleteCategory({ open, onClose, category }: DeleteCategoryProps) {
  const texts = useTexts(categoryTexts).remove
  const { close } = useTexts(officeTexts)
  const name = markEnglish(useLanguage(), category.name, category.nameVi)
  const { remove, isPending } = useCategoryDeletion(category, onClose)
  return (
    <ConfirmDeletion
      open={open}
      onClose={onClose}
      texts={{ ...texts, text: texts.text(name), close }}
      isPending={isPending}
      onConfirm={() => void remove()}
    />
  )
}

import { useTexts } from '#src/web/language.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { categoryTexts } from '../../texts/category-texts.ts'
import { CategoryDialogs } from './category-dialogs.tsx'
import { CategoryList } from './category-list.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { AddLink } from '#src/web/office/row-links.tsx'

/** The categories of the menu in their order, and the dialogs that add, change and delete. */
export default function CategoriesPage() {
  const texts = useTexts(categoryTexts)
  const addressOf = useOpenAddress('category')
  return (
    <OfficeSection title={texts.title} action={<AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>}>
      <CategoryList />
      <CategoryDialogs />
    </OfficeSection>
  )
}

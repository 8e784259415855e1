import { useTexts } from '#src/web/language.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { ResourceDialogs } from '#src/web/office/resource/resource-dialogs.tsx'
import { AddLink } from '#src/web/office/row-links.tsx'
import { categoryTexts } from '../../texts/category-texts.ts'
import { CategoryList } from './category-list.tsx'
import { categoryResource } from './category-resource.ts'
import { useRoomOnMenu } from './use-category-order.ts'

/** The categories of the menu in their order, and the dialogs that add, change and delete them. */
export default function CategoriesPage() {
  const texts = useTexts(categoryTexts)
  const addressOf = useOpenAddress('category')
  return (
    <OfficeSection title={texts.title} action={<AddLink to={addressOf({ as: 'new' })}>{texts.add}</AddLink>}>
      <CategoryList />
      <ResourceDialogs resource={categoryResource} onSaved={useRoomOnMenu()} />
    </OfficeSection>
  )
}

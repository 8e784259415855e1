import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { PlusIcon } from '#src/design/icons.tsx'
import { useTexts } from '#src/web/language.tsx'
import { OfficeSection } from '#src/web/office/office-section.tsx'
import { categoryTexts } from '../../texts/category-texts.ts'
import { CategoryDialogs } from './category-dialogs.tsx'
import { CategoryList } from './category-list.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'

/** The categories of the menu in their order, and the dialogs that add, change and delete. */
export default function CategoriesPage() {
  const texts = useTexts(categoryTexts)
  const addressOf = useOpenAddress('category')
  return (
    <OfficeSection
      title={texts.title}
      action={
        <Button
          component={Link}
          to={addressOf({ as: 'new' })}
          preventScrollReset
          leftSection={<PlusIcon size="1.25rem" />}
        >
          {texts.add}
        </Button>
      }
    >
      <CategoryList />
      <CategoryDialogs />
    </OfficeSection>
  )
}

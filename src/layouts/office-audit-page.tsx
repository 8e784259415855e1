import { accountTexts } from '#src/features/accounts/texts/account-texts.ts'
import { AuditScreen } from '#src/features/audit/ui/shared/office/audit-screen.tsx'
import { schemaTexts } from '#src/features/customization/texts/schema-texts.ts'
import { categoryTexts } from '#src/features/menu/texts/category-texts.ts'
import { dishTexts } from '#src/features/menu/texts/dish-texts.ts'
import { postOfficeTexts } from '#src/features/news/texts/post-office-texts.ts'
import { reviewOfficeTexts } from '#src/features/reviews/texts/review-office-texts.ts'
import type { Language } from '#src/kernel/language.ts'

/** What the forms call the fields, by the kind of thing that audit entries name. */
function labelsIn(language: Language) {
  // What is stored of the options is one field, whatever their kind.
  const { rows: _rows, ...schema } = schemaTexts[language].fields
  return {
    'blog-post': postOfficeTexts[language].fields,
    category: categoryTexts[language].fields,
    'customization-schema': schema,
    dish: dishTexts[language].fields,
    review: reviewOfficeTexts[language].fields,
    user: accountTexts[language].fields,
  }
}

export const formLabels = { vi: labelsIn('vi'), en: labelsIn('en') }

/** The audit log of the office. */
export default function AuditPage() {
  return <AuditScreen labels={formLabels} />
}

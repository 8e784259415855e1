import { Textarea, TextInput } from '@mantine/core'

import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '#src/web/language.tsx'
import type { EditedRecord } from '#src/web/office/resource/edited-record.tsx'
import { custom, onOff, text, typed, webAddress } from '#src/web/office/resource/field-kinds.tsx'
import type { Field, ValuesOf } from '#src/web/office/resource/fields.ts'
import { PictureField } from '#src/features/uploads/ui/office/picture-field.tsx'
import { type PageSeo, PageSeoInput } from '../../contract/page-seo.ts'
import { officePagesProblems } from '../../texts/office-problem-texts.ts'
import { seoEditorTexts } from '../../texts/seo-editor-texts.ts'
import { pageSeoKey } from './seo-queries.ts'

/**
 * A field for a text of which search engines or social networks show only the first `useful` characters. The field's hint counts
 * the characters that the admin has typed.
 */
function measured(language: Language, useful: number, rows?: number): Field<string> {
  return custom({
    ...text(),
    Input(props) {
      const { length } = useTexts(seoEditorTexts)
      const input = {
        ...typed({ ...props, hint: length(props.value.length, useful) }),
        inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const, 'error' as const],
        lang: language,
      }
      return rows === undefined ? <TextInput {...input} /> : <Textarea {...input} rows={rows} />
    },
  })
}

/** A field to upload the picture that a shared link shows, with an input for the picture's address below. */
function sharedPicture(language: Language): Field<string> {
  return custom({
    ...text(),
    Input(props) {
      const { picture } = useTexts(seoEditorTexts)
      const { value, onChange } = props
      const upload = { value, onChange, label: picture, aspect: 1200 / 630, preview: null }
      return (
        <>
          <PictureField {...upload} purpose="image" />
          <TextInput {...typed(props)} lang={language} />
        </>
      )
    },
  })
}

/** The fields for the HTML head of a page in this language. */
function headFields(language: Language) {
  return {
    metaTitle: measured(language, 60),
    metaDescription: measured(language, 160, 3),
    keywords: text({ language }),
    canonicalUrl: webAddress({ language }),
    ogTitle: measured(language, 70),
    ogDescription: measured(language, 200, 3),
    ogImageUrl: sharedPicture(language),
    ogType: text({ language }),
    ogUrl: webAddress({ language }),
    noIndex: onOff({ initial: false }),
  }
}
type HeadFields = ReturnType<typeof headFields>
export type SeoValues = ValuesOf<HeadFields>

const fields = { vi: headFields('vi'), en: headFields('en') }

/** The HTML head of a page in one language, as admins edit it. */
export function seoRecord({ id, pageKey, language }: PageSeo): EditedRecord<PageSeo, HeadFields> {
  return {
    queryKey: [pageSeoKey],
    subject: id,
    change: (api, body) =>
      api.call('PUT /api/page-seo/:pageKey/:language', { params: { pageKey, language }, body }),
    held: (heads = [], saved) => [...heads.filter((head) => head.id !== id), saved],
    schema: PageSeoInput,
    fields: fields[language],
    texts: seoEditorTexts,
    problems: officePagesProblems,
    staleCode: 'pages.stale',
  }
}

import { TextInput } from '@mantine/core'

import type { Language } from '#src/kernel/language.ts'
import { slugify } from '#src/kernel/text.ts'
import { useTexts } from '#src/web/language.tsx'
import { custom, text, typed } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import type { BlogPost } from '../../contract/blog-post.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'

/** The field for the slug (the last part of a post's address) in one language. The whole address is shown below the field. */
export function slug(language: Language) {
  return custom<string, BlogPost>({
    ...text({ isOptional: true }),
    Input: (props) => <SlugInput {...props} language={language} />,
  })
}

function SlugInput({
  language,
  ...props
}: FieldInputProps<string, BlogPost> & { readonly language: Language }) {
  const { slugHint } = useTexts(postFormTexts)
  const { title, titleVi } = props.form.values
  const made = (language === 'vi' && titleVi) || title
  const path = slugify(props.value) || slugify(String(made)) || props.row?.id || '…'
  return (
    <TextInput
      {...typed({ ...props, hint: slugHint(`/news/${path}`) })}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

import { Textarea } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'

import type { Language } from '#src/kernel/language.ts'
import { useTexts } from '#src/web/language.tsx'
import { custom, longText, typed } from '#src/web/office/resource/field-kinds.tsx'
import type { FieldInputProps } from '#src/web/office/resource/fields.ts'
import { PictureUploads } from '#src/features/uploads/ui/office/picture-uploads.tsx'
import { insertPicture, roomForPictures } from '../../rules/content-pictures.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { LinkProblems } from './link-problems.tsx'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { contentsOf, usePreview } from './post-queries.ts'

/**
 * The field for the text of a post in one language. If another admin has saved a different text meanwhile, the form shows the
 * beginning of that text.
 */
export function content(language: Language) {
  const written = longText({ isOptional: language === 'vi' })
  return custom<string>({
    ...written,
    Input: (props) => <ContentInput {...props} language={language} />,
    Said: ({ value }) => <written.Said value={value.slice(0, 200)} />,
  })
}

/** A text field for Markdown, which inserts pictures at the cursor. Below the text it lists problems with links. */
function ContentInput({ language, ...props }: FieldInputProps<string> & { readonly language: Language }) {
  const { value, onChange, onBusy } = props
  const { values } = props.form
  const texts = useTexts(postFormTexts)
  const { content: english, contentVi: vietnamese } = contentsOf(values)
  const { links } = usePreview(values)
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  // The last position of the cursor. Undefined if nobody has placed the cursor in the text yet; pictures are then inserted at the
  // end.
  const cursor = useRef<number>(undefined)
  // The newest text. If two uploads end shortly after each other, React may not have rendered the text with the first picture yet,
  // and `value` would lack that picture.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })

  function insert(path: string, name: string) {
    const text = latest.current
    const inserted = insertPicture(text, cursor.current ?? text.length, { path, name })
    cursor.current = inserted.cursor
    latest.current = inserted.text
    onChange(inserted.text)
  }

  return (
    <PictureUploads
      label={texts.pictures[language]}
      call="POST /api/news-images/upload"
      room={roomForPictures(english, vietnamese)}
      full={texts.full}
      onUploaded={insert}
      onBusy={onBusy}
    >
      {(choosePictures, picturesName) => (
        <>
          <Textarea
            {...typed(props)}
            id={id}
            ref={area}
            lang={language}
            // oxlint-disable-next-line react/no-unstable-nested-components -- Mantine calls it; it is no component
            inputContainer={(input) => (
              <>
                <MarkdownToolbar
                  area={area}
                  controls={id}
                  label={texts.toolbar[language]}
                  pictures={picturesName}
                  onPictures={choosePictures}
                />
                {input}
              </>
            )}
            rows={14}
            onSelect={({ currentTarget }) => {
              cursor.current = currentTarget.selectionEnd
            }}
          />
          <LinkProblems
            problems={links?.[language === 'vi' ? 'contentVi' : 'content'] ?? []}
            text={value}
            onComplete={(text) => {
              onChange(text)
              // The pressed button disappears together with the problem that it solved. So the focus moves to the text.
              area.current?.focus()
            }}
          />
        </>
      )}
    </PictureUploads>
  )
}

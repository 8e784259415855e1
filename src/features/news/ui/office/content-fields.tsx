import { Textarea } from '@mantine/core'
import { useEffect, useRef } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { PictureUploads } from '#src/features/uploads/ui/shared/office/picture-uploads.tsx'
import type { LinkProblem } from '../../contract/blog-post.ts'
import { insertPicture, roomForPictures } from '../../rules/content-pictures.ts'
import { postFormTexts } from '../../texts/post-form-texts.ts'
import { LinkProblems } from './link-problems.tsx'
import styles from './post-form.module.css'
import type { PostFormState } from './use-post-form.ts'

type Content = 'content' | 'contentVi'

interface ContentFieldsProps {
  readonly form: PostFormState
  /** What is wrong with the links of each text; undefined until the server has looked at them. */
  readonly links: Readonly<Record<Content, readonly LinkProblem[]>> | undefined
  /** Something has been chosen, not typed. */
  onEdit(): void
  /** Whether pictures are being sent. */
  onBusy(isBusy: boolean): void
}

/** The text in both languages, with pictures inserted at the cursor. */
export function ContentFields({ form, links, onEdit, onBusy }: ContentFieldsProps) {
  const texts = useTexts(postFormTexts)
  // An upload that ends tells so by what it was given when it began: the other field may have one of its own since.
  const busy = useRef({ content: false, contentVi: false })
  // A picture may be there before the last one has been drawn.
  const latest = useRef(form.values)
  useEffect(() => {
    latest.current = form.values
  })

  function change(field: Content, text: string) {
    latest.current = { ...latest.current, [field]: text }
    form.setValues(latest.current)
    onEdit()
  }

  const shared = {
    form,
    links,
    room: roomForPictures(form.values.content, form.values.contentVi),
    read: (field: Content) => latest.current[field],
    change,
    onBusy(field: Content, isBusy: boolean) {
      busy.current[field] = isBusy
      onBusy(busy.current.content || busy.current.contentVi)
    },
  }
  return (
    <div className={styles.pair}>
      <ContentField {...shared} field="content" lang="en" label={texts.content} pictures={texts.pictures} />
      <ContentField
        {...shared}
        field="contentVi"
        lang="vi"
        label={texts.contentVi}
        pictures={texts.picturesVi}
      />
    </div>
  )
}

interface ContentFieldProps extends Pick<ContentFieldsProps, 'form' | 'links'> {
  readonly field: Content
  readonly lang: 'vi' | 'en'
  readonly label: string
  readonly pictures: string
  readonly room: number
  read(field: Content): string
  change(field: Content, text: string): void
  onBusy(field: Content, isBusy: boolean): void
}

function ContentField({ form, links, field, lang, label, pictures, room, ...props }: ContentFieldProps) {
  const { read, change, onBusy } = props
  const texts = useTexts(postFormTexts)
  const area = useRef<HTMLTextAreaElement>(null)
  // Where the cursor was left; the end of the text until somebody has put it somewhere.
  const cursor = useRef<number>(undefined)

  function insert(path: string, name: string) {
    const text = read(field)
    const inserted = insertPicture(text, cursor.current ?? text.length, { path, name })
    cursor.current = inserted.cursor
    change(field, inserted.text)
  }

  return (
    <PictureUploads
      label={pictures}
      call="POST /api/news-images/upload"
      room={room}
      full={texts.full}
      onUploaded={insert}
      onBusy={(isBusy) => onBusy(field, isBusy)}
    >
      <Textarea
        {...form.field(field)}
        ref={area}
        label={label}
        description={texts.contentHint}
        lang={lang}
        rows={14}
        onSelect={({ currentTarget }) => {
          cursor.current = currentTarget.selectionEnd
        }}
      />
      <LinkProblems
        problems={links?.[field] ?? []}
        text={form.values[field]}
        onComplete={(text) => {
          change(field, text)
          // The button that was pressed goes with its problem.
          area.current?.focus()
        }}
      />
    </PictureUploads>
  )
}

import { type RefObject, useRef, useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { custom, text } from '#src/web/office/resource/field-kinds.tsx'
import type { Field, FieldInputProps } from '#src/web/office/resource/fields.ts'
import { FilmField } from '#src/features/uploads/ui/office/film-field.tsx'
import { filmFields, type FilmName } from '../../rules/films.ts'
import { homeFilmTexts } from '../../texts/home-film-texts.ts'
import { frameOf } from './film-frame.ts'
import styles from './home-film-fields.module.css'
import { PagePicture, PendingState, PictureSaid, type PreviewSize } from './page-picture.tsx'

/** The preview size of the films and pictures of the home page in its editor. */
export const largePreview: PreviewSize = { className: styles.preview, sizes: '18rem', width: 640 }

/**
 * A field for a film of the home page, with the field for its picture below. A chosen film or picture goes live when the form is
 * saved.
 */
export function film(name: FilmName): Field<string> {
  return custom({
    ...text(),
    Input: (props) => <HomeFilmFields {...props} name={name} />,
    Said: FilmSaid,
  })
}

/** The field for the picture that is shown before a film. It renders no input, because its input is part of the film's field. */
export const poster: Field<string> = custom({ ...text(), Input: () => null, Said: PictureSaid })

/**
 * What the notice about another user's changes says of a film: only whether there is one, because the address tells readers
 * nothing.
 */
function FilmSaid({ value }: { readonly value: string }) {
  const { anotherFilm, noFilm } = useTexts(homeFilmTexts)
  return value ? anotherFilm : noFilm
}

interface FilmProps extends FieldInputProps<string> {
  readonly name: FilmName
}

function HomeFilmFields(props: FilmProps) {
  const video = useRef<HTMLVideoElement>(null)
  return (
    <>
      <FilmPart {...props} video={video} />
      <PosterPart {...props} video={video} />
    </>
  )
}

interface PartProps extends FilmProps {
  readonly video: RefObject<HTMLVideoElement | null>
}

function FilmPart({ input, row, value, onChange, onBusy, video }: PartProps) {
  const texts = useTexts(homeFilmTexts)
  const [unplayable, setUnplayable] = useState<string>()
  return (
    <FilmField
      label={texts.film}
      value={value}
      onChange={onChange}
      onBusy={onBusy}
      hint={texts.filmHint}
      preview={
        value === '' ? (
          <p className={styles.none}>{texts.noFilm}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- guests never hear it
          <video
            key={value}
            ref={video}
            className={styles.preview}
            src={value}
            aria-label={texts.film}
            controls
            muted
            loop
            playsInline
            preload="metadata"
            onError={() => setUnplayable(value)}
          />
        )
      }
    >
      <PendingState input={input} row={row} value={value}>
        {value !== '' && unplayable === value && texts.unplayable}
      </PendingState>
    </FilmField>
  )
}

function PosterPart({ name, value, row, form, video }: PartProps) {
  const texts = useTexts(homeFilmTexts)
  const column = filmFields[name].poster
  const takeFrame = () => (video.current ? frameOf(video.current) : Promise.reject(new Error('No film')))
  return (
    <PagePicture
      input={form.field(column)}
      label={texts.poster}
      hint={texts.posterHint}
      value={String(form.values[column])}
      onChange={(address) => form.change({ [column]: address })}
      row={row}
      aspect={16 / 9}
      size={largePreview}
      source={value === '' ? undefined : { label: texts.frame, failed: texts.noFrame, take: takeFrame }}
    />
  )
}

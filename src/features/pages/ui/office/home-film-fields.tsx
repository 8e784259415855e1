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

/** The preview size for the home page's films and pictures in its editor. */
export const largePreview: PreviewSize = { className: styles.preview, sizes: '18rem', width: 640 }

/**
 * A field for a film of the home page, with the field for the film's picture below it. A chosen film or picture becomes public when
 * the form is saved.
 */
export function film(name: FilmName): Field<string> {
  return custom({
    ...text(),
    Input: (props) => <HomeFilmFields {...props} name={name} />,
    Said: FilmSaid,
  })
}

/**
 * The field for the picture that guests see before a film plays. It renders no input, because the film's field contains its input.
 */
export const poster: Field<string> = custom({ ...text(), Input: () => null, Said: PictureSaid })

/**
 * Describes a film in the notice that another user has changed it. The notice says only whether there is a film, because the film's
 * address tells readers nothing.
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

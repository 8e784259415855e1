import { type RefObject, useRef, useState } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { FilmField } from '#src/features/uploads/ui/shared/office/film-field.tsx'
import type { HomeRecord } from '../../contract/home-content.ts'
import type { StoredHomeFilms } from '../../contract/home-films.ts'
import { filmFields, type FilmName } from '../../rules/films.ts'
import { homeFilmTexts } from '../../texts/home-film-texts.ts'
import { frameOf } from './film-frame.ts'
import styles from './home-film-fields.module.css'
import { type HomeFormState, HomePictureField, PendingState } from './home-picture-field.tsx'

interface HomeFilmFieldsProps {
  readonly name: FilmName
  readonly form: HomeFormState
  /** What guests see. */
  readonly record: HomeRecord
  /** Whether the film is being sent. */
  onBusy(isBusy: boolean): void
}

/** A film of the home page and the picture in its place: chosen here, live once the form is saved. */
export function HomeFilmFields(props: HomeFilmFieldsProps) {
  const video = useRef<HTMLVideoElement>(null)
  return (
    <>
      <FilmPart {...props} video={video} />
      <PosterPart {...props} video={video} />
    </>
  )
}

interface PartProps extends HomeFilmFieldsProps {
  readonly video: RefObject<HTMLVideoElement | null>
}

/** Another field may have changed while a file was being sent. */
function change(form: HomeFilmFieldsProps['form'], field: keyof StoredHomeFilms) {
  return (address: string) => form.setValues({ ...form.currentValues(), [field]: address })
}

function FilmPart({ name, form, record, onBusy, video }: PartProps) {
  const texts = useTexts(homeFilmTexts)
  const field = filmFields[name].film
  const [unplayable, setUnplayable] = useState<string>()
  const address = form.values[field]
  return (
    <FilmField
      label={texts.film}
      value={address}
      onChange={change(form, field)}
      onBusy={onBusy}
      hint={texts.filmHint}
      preview={
        address === '' ? (
          <p className={styles.none}>{texts.noFilm}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- guests never hear it
          <video
            key={address}
            ref={video}
            className={styles.preview}
            src={address}
            aria-label={texts.film}
            controls
            muted
            loop
            playsInline
            preload="metadata"
            onError={() => setUnplayable(address)}
          />
        )
      }
    >
      <PendingState isPending={address !== (record[field] ?? '')} error={form.field(field).error}>
        {address !== '' && unplayable === address && texts.unplayable}
      </PendingState>
    </FilmField>
  )
}

function PosterPart({ name, form, record, video }: PartProps) {
  const texts = useTexts(homeFilmTexts)
  const { film, poster } = filmFields[name]
  const takeFrame = () => (video.current ? frameOf(video.current) : Promise.reject(new Error('No film')))
  return (
    <HomePictureField
      form={form}
      record={record}
      of={poster}
      label={texts.poster}
      hint={texts.posterHint}
      source={
        form.values[film] === '' ? undefined : { label: texts.frame, failed: texts.noFrame, take: takeFrame }
      }
    />
  )
}

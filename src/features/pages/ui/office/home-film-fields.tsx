import { type ReactNode, type RefObject, useRef, useState } from 'react'

import { Picture } from '#src/design/picture.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FilmField } from '#src/features/uploads/ui/shared/office/film-field.tsx'
import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import type { HomeRecord } from '../../contract/home-content.ts'
import type { StoredHomeFilms } from '../../contract/home-films.ts'
import { filmFields, type FilmName } from '../../rules/films.ts'
import { homeFilmTexts } from '../../texts/home-film-texts.ts'
import { frameOf } from './film-frame.ts'
import styles from './home-film-fields.module.css'
import type { useHomeEdit } from './use-home-edit.ts'

interface HomeFilmFieldsProps {
  readonly name: FilmName
  readonly form: ReturnType<typeof useHomeEdit>['form']
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
      <State isPending={address !== (record[field] ?? '')} error={form.field(field).error}>
        {address !== '' && unplayable === address && texts.unplayable}
      </State>
    </FilmField>
  )
}

function PosterPart({ name, form, record, video }: PartProps) {
  const texts = useTexts(homeFilmTexts)
  const { film, poster } = filmFields[name]
  const address = form.values[poster]
  const takeFrame = () => (video.current ? frameOf(video.current) : Promise.reject(new Error('No film')))
  return (
    <PictureField
      label={texts.poster}
      value={address}
      onChange={change(form, poster)}
      aspect={16 / 9}
      purpose="image"
      hint={texts.posterHint}
      source={
        form.values[film] === '' ? undefined : { label: texts.frame, failed: texts.noFrame, take: takeFrame }
      }
      preview={
        <Picture
          src={address || null}
          drawing={NoPicture}
          sizes="18rem"
          width={640}
          height={360}
          alt=""
          className={styles.preview}
        />
      }
    >
      <State isPending={address !== (record[poster] ?? '')} error={form.field(poster).error} />
    </PictureField>
  )
}

interface StateProps {
  readonly isPending: boolean
  readonly error: ReactNode
  readonly children?: ReactNode
}

/** That guests do not see yet what is chosen, and what is wrong with it. */
function State({ isPending, error, children }: StateProps) {
  const texts = useTexts(homeFilmTexts)
  const problem = error || children
  return (
    <>
      {isPending && <p className={styles.pending}>{texts.pending}</p>}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

function NoPicture({ className }: { className?: string }) {
  return <div className={className} />
}

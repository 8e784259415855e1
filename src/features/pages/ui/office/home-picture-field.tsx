import type { ReactNode } from 'react'

import { Picture } from '#src/design/picture.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PictureField } from '#src/features/uploads/ui/shared/office/picture-field.tsx'
import type { HomeRecord } from '../../contract/home-content.ts'
import type { StoredHomeFilms } from '../../contract/home-films.ts'
import type { StoryPictures } from '../../contract/home-story.ts'
import { homeFilmTexts } from '../../texts/home-film-texts.ts'
import styles from './home-film-fields.module.css'
import type { useHomeEdit } from './use-home-edit.ts'

export type HomeFormState = ReturnType<typeof useHomeEdit>['form']

interface HomePictureFieldProps {
  readonly form: HomeFormState
  /** What guests see. */
  readonly record: HomeRecord
  readonly of: keyof StoryPictures | Extract<keyof StoredHomeFilms, `${string}PosterUrl`>
  readonly label: string
  readonly hint: string
  /** Another way to a picture than a file. */
  readonly source?: Parameters<typeof PictureField>[0]['source']
}

/** A picture of the home page, 16:9: chosen here, live once the form is saved. */
export function HomePictureField({ form, record, of, label, hint, source }: HomePictureFieldProps) {
  const address = form.values[of]
  return (
    <PictureField
      label={label}
      value={address}
      // Another field may have changed while a file was being sent.
      onChange={(chosen) => form.setValues({ ...form.currentValues(), [of]: chosen })}
      aspect={16 / 9}
      purpose="image"
      hint={hint}
      source={source}
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
      <PendingState isPending={address !== (record[of] ?? '')} error={form.field(of).error} />
    </PictureField>
  )
}

interface PendingStateProps {
  readonly isPending: boolean
  readonly error: ReactNode
  readonly children?: ReactNode
}

/** That guests do not see yet what is chosen, and what is wrong with it. */
export function PendingState({ isPending, error, children }: PendingStateProps) {
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

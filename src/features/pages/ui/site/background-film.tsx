import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { IconButton } from '#src/design/icon-button.tsx'
import { solidIcon } from '#src/design/icon.tsx'
import { useTexts } from '#src/web/language.tsx'
import { savesData } from '#src/web/saves-data.ts'
import type { ShownFilm } from '../../contract/home-films.ts'
import { filmTexts } from '../../texts/film-texts.ts'
import styles from './background-film.module.css'

const PauseIcon = solidIcon('M7 5h3.5v14H7V5ZM13.5 5H17v14h-3.5V5Z')
const PlayIcon = solidIcon('M8 4.5v15l11.5-7.5L8 4.5Z')

/**
 * A silent film that plays again and again over its still picture. The film is left out until it can play, if it fails, and for
 * visitors who want less motion or less data. It pauses while it is out of sight.
 */
export function BackgroundFilm({ sources }: Pick<ShownFilm, 'sources'>) {
  return useStillsPreferred() ? null : <Playing sources={sources} />
}

type State = 'on its way' | 'shown' | 'failed'

function Playing({ sources }: Pick<ShownFilm, 'sources'>) {
  const texts = useTexts(filmTexts)
  const [state, setState] = useState<State>('on its way')
  const [wanted, setWanted] = useState(true)
  const video = useRef<HTMLVideoElement>(null)
  usePlayWhileInSight(
    video,
    wanted,
    useCallback(() => setWanted(false), []),
  )
  if (state === 'failed') return null
  const fail = () => setState('failed')
  return (
    <>
      <video
        ref={video}
        className={classNames(styles.film, state === 'shown' && styles.shown)}
        muted
        loop
        playsInline
        preload="auto"
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onCanPlay={() => setState('shown')}
        // React also calls `onError` for error events of the `source` elements. Only an error event of the `video` element itself
        // means that loading broke off and the film has failed.
        onError={({ target, currentTarget }) => target === currentTarget && fail()}
      >
        {sources.map(({ src, type }, place) => (
          // The browser tries one source after another. So the film has failed if its last source fails.
          <source key={src} src={src} type={type} onError={place === sources.length - 1 ? fail : undefined} />
        ))}
      </video>
      {(state === 'shown' || !wanted) && (
        <IconButton
          className={styles.control}
          label={wanted ? texts.pause : texts.play}
          icon={wanted ? <PauseIcon /> : <PlayIcon />}
          onClick={() => setWanted(!wanted)}
        />
      )}
    </>
  )
}

/**
 * Plays the film while it is in sight. A browser may refuse to start a film by itself, for instance to save power. The film then
 * waits until the visitor starts it.
 */
function usePlayWhileInSight(
  video: RefObject<HTMLVideoElement | null>,
  wanted: boolean,
  onRejected: () => void,
): void {
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (!wanted) {
      element.pause()
      return
    }
    const play = () =>
      element.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') onRejected()
      })
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) void play()
      else element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [video, wanted, onRejected])
}

const wishes = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)']

/** True if the visitor has set the device to less motion or less data. A change of this setting takes effect at once. */
function useStillsPreferred(): boolean {
  // The server's HTML never contains a film, so on the server this value is always true.
  return useSyncExternalStore(onChange, areStillsPreferred, () => true)
}

function areStillsPreferred(): boolean {
  return savesData() || wishes.some((wish) => window.matchMedia(wish).matches)
}

function onChange(changed: () => void): () => void {
  const queries = wishes.map((wish) => window.matchMedia(wish))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

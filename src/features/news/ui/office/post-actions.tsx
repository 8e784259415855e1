import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'

import { EyeIcon } from '#src/design/office-icons.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { useOpenAddress } from '#src/web/office/open-dialog.ts'
import { MoreActions, MoreButton, useFold } from '#src/web/office/more-fold.tsx'
import { PinButton } from '#src/web/office/pin-button.tsx'
import { DeleteButton, EditButton } from '#src/web/office/row-links.tsx'
import type { ShownToggle } from '#src/web/office/resource/resource-calls.ts'
import type { BlogPost } from '../../contract/blog-post.ts'
import { postPath } from '../../rules/post-address.ts'
import { maxPinned } from '../../rules/post-limits.ts'
import { postOfficeTexts } from '../../texts/post-office-texts.ts'
import styles from './posts-page.module.css'
import { usePinPlace } from './use-pin-place.ts'

interface PostActionsProps {
  readonly post: BlogPost
  readonly title: string
  readonly pin: ShownToggle
}

/**
 * The button that pins a post, its position among the pinned posts, and links to the article and to the post's form
 * (`?post=ID&open=edit`). A press opens the link to the question whether to delete it.
 */
export function PostActions({ post, title, pin }: PostActionsProps) {
  const texts = useTexts(postOfficeTexts)
  const language = useLanguage()
  const addressOf = useOpenAddress('post')
  const more = useFold()
  return (
    <>
      <div className={styles.actions}>
        <div className={styles.pin}>
          <PinButton label={texts.pinOf(title)} title={texts.pin} isPinned={pin.isOn} onClick={pin.toggle} />
          {pin.isOn && post.pinned && <PinPlace post={post} title={title} />}
        </div>
        <div className={styles.links}>
          <Button
            component="a"
            variant="default"
            className={styles.view}
            href={postPath(post, language)}
            target="_blank"
            aria-label={texts.viewOf(title)}
            leftSection={<EyeIcon size="1.25rem" />}
          >
            {texts.view}
          </Button>
          <EditButton to={addressOf({ as: 'edit', id: post.id })} label={texts.edit(title)} />
          <MoreButton label={texts.moreOf(title)} fold={more} />
        </div>
      </div>
      <MoreActions fold={more}>
        <DeleteButton to={addressOf({ as: 'delete', id: post.id })} label={texts.deleteOf(title)} />
      </MoreActions>
    </>
  )
}

/** The field for the position among the pinned posts, counted from 1. A valid position is sent as soon as it is typed. */
function PinPlace({ post, title }: { post: BlogPost; title: string }) {
  const texts = useTexts(postOfficeTexts)
  const { place, setPlace } = usePinPlace(post)
  const [typed, setTyped] = useState<string>()

  function change(text: string) {
    const wanted = Number(text)
    const isPlace = Number.isInteger(wanted) && wanted >= 1 && wanted <= maxPinned
    setTyped(isPlace ? undefined : text)
    if (isPlace && wanted - 1 !== place) setPlace(wanted - 1)
  }

  return (
    <div className={styles.place}>
      <span aria-hidden="true">{texts.place}</span>
      <TextInput
        type="number"
        min={1}
        max={maxPinned}
        aria-label={texts.placeOf(title)}
        value={typed ?? String(place + 1)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  )
}

import { useState } from 'react'

import { solidIcon } from '#src/design/icon.tsx'
import { hasVariants, pictureVariant } from '#src/kernel/picture-variants.ts'
import { avatarOf } from '../../rules/avatar.ts'
import styles from './guest-avatar.module.css'

const PersonIcon = solidIcon(
  'M12 3.500a4.3 4.3 0 1 1 0 8.600a4.3 4.3 0 0 1 0-8.600ZM12 13.800c4.5 0 7.7 2.6 7.7 5.600 0 .9-.6 1.300-1.5 1.300H5.800c-.9 0-1.5-.4-1.5-1.300 0-3 3.2-5.600 7.700-5.600Z',
)

/** The avatar's side in CSS pixels. Sharp screens use twice as many pixels. */
const size = 44

/**
 * A guest's picture, emoji or letters; if there is none, a drawing of a person. Screen readers ignore the avatar, because the
 * guest's name is beside it.
 */
export function GuestAvatar({ avatarUrl }: { avatarUrl: string | null }) {
  const [failed, setFailed] = useState(false)
  const avatar = avatarOf(avatarUrl)
  return (
    <span className={styles.avatar} aria-hidden="true">
      {avatar.kind === 'picture' && !failed ? (
        <img
          src={hasVariants(avatar.src) ? pictureVariant(avatar.src, 160, 'webp') : avatar.src}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          alt=""
          onError={() => setFailed(true)}
        />
      ) : (
        <span>{avatar.kind === 'sign' ? avatar.sign : <PersonIcon />}</span>
      )}
    </span>
  )
}

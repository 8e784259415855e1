import { use } from 'react'

import { ScriptNonce } from './script-nonce.ts'

/**
 * Where the browser blocks storage, merely naming it throws. We expect that (`browser-storage.ts`); React Router's inline
 * script, which restores where a page was scrolled to, does not. It finds an empty storage instead.
 */
const script =
  'try{sessionStorage}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null}})}'

/** Stands before `ScrollRestoration`. */
export function BlockedStorage() {
  return (
    <script
      nonce={use(ScriptNonce)}
      suppressHydrationWarning
      // A text of ours, without anything of anyone's in it.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}

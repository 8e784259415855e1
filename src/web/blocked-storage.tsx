import { use } from 'react'

import { ScriptNonce } from './script-nonce.ts'

/**
 * If the browser blocks session storage, any access to it throws an error. Our own code handles this error (`browser-storage.ts`),
 * but React Router's inline script, which restores the scroll position, does not. So this script replaces the storage by an empty
 * one.
 */
const script =
  'try{sessionStorage}catch{Object.defineProperty(window,"sessionStorage",{value:{getItem:()=>null}})}'

/** Must come before `ScrollRestoration` in the HTML, because the script of that component reads session storage. */
export function BlockedStorage() {
  return (
    <script
      nonce={use(ScriptNonce)}
      suppressHydrationWarning
      // The script is a constant of this file, so no visitor can put anything into the HTML.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}

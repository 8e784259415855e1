import { createContext } from 'react'

/**
 * The nonce that marks the inline scripts that the page's policy may trust while the server renders a page. The server removes it
 * before it sends the page, and the browser never has one.
 */
export const ScriptNonce = createContext<string | undefined>(undefined)

/** Name of the cookie that carries a signed-in user's session. */
export const sessionCookie = 'bep_lua_session'

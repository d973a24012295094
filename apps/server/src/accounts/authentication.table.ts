import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** The schema of better-auth's tables, separate from the product's. better-auth defines the columns and their names. */
export const authenticationSchema = pgSchema("authentication");

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The sign-in accounts. The product's record of the same person is in `users`. */
export const authUsers = authenticationSchema.table(
  "users",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    /** Whether sign-in with the password asks for a code as well. */
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("users_by_lower_email").on(sql`lower(${table.email})`),
    index("users_by_domain").on(sql`split_part(lower(${table.email}), '@', 2)`),
  ],
);

/** The sign-in sessions, one per browser. */
export const authSessions = authenticationSchema.table(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    token: text("token").notNull().unique(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_by_user").on(table.userId)],
);

/** The sign-in methods: passwords, and accounts at providers. */
export const authAccounts = authenticationSchema.table(
  "accounts",
  {
    id: uuid("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("accounts_by_user").on(table.userId)],
);

/** The second factors, at most one per person: the secret of an authenticator app, encrypted, and the recovery codes, hashed. */
export const authTwoFactors = authenticationSchema.table("two_factors", {
  id: uuid("id").primaryKey(),
  userId: uuid("user_id")
    .notNull()
    .unique()
    .references(() => authUsers.id, { onDelete: "cascade" }),
  secret: text("secret").notNull(),
  /** A JSON list of hashes, or what an earlier version encrypted. */
  backupCodes: text("backup_codes").notNull(),
  /** Whether a code has confirmed it. Until then, sign-in does not ask for it. */
  verified: boolean("verified").notNull().default(false),
  /** The newest period of 30 seconds since 1970 of which a code was used. No code of it, or of an earlier one, is taken again. */
  lastCodePeriod: bigint("last_code_period", { mode: "number" }),
  /** Unused: better-auth's own lockout, whose work the limits of sign-in do (decision 65). */
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: instant("locked_until"),
});

/** The passkeys: public keys, whose private keys are in people's devices and password managers. */
export const authPasskeys = authenticationSchema.table(
  "passkeys",
  {
    id: uuid("id").primaryKey(),
    name: text("name").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    /** The key's id, which its device chose, in base64url. */
    credentialID: text("credential_id").notNull().unique(),
    /** COSE, in base64. */
    publicKey: text("public_key").notNull(),
    /** How often the device has signed, or 0 if it does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    aaguid: text("aaguid"),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_by_user").on(table.userId)],
);

/** The single-use tokens, such as those of reset links. */
export const authVerifications = authenticationSchema.table(
  "verifications",
  {
    id: uuid("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    /** For a sign-in that waits for its code: the digest of the password's hash that it proved. */
    passwordDigest: text("password_digest"),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    // Also finds the identifiers with a beginning, whatever the collation of the database.
    index("verifications_by_identifier").on(table.identifier.op("text_pattern_ops")),
    // Values have any length, and a row of a B-tree has not.
    index("verifications_by_value").using("hash", table.value),
  ],
);

/** Rate limits of earlier versions, replaced by `attempts`. Kept for nodes of those versions during a rolling update. */
export const authRateLimits = authenticationSchema.table("rate_limits", {
  id: uuid("id").primaryKey(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/** Counters of rate-limited attempts, each valid until `endsAt`. */
export const attempts = authenticationSchema.table(
  "attempts",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [index("attempts_by_end").on(table.endsAt)],
);

/** Failed attempts to sign in with a password, under a key that names an account or a client address. */
export const signInFailures = authenticationSchema.table(
  "sign_in_failures",
  {
    key: text("key").primaryKey(),
    failedAt: instant("failed_at").notNull(),
    forgivenAt: instant("forgiven_at").notNull(),
  },
  (table) => [index("sign_in_failures_by_end").on(table.forgivenAt)],
);

/** The client addresses from which a person signed in. */
export const knownAddresses = authenticationSchema.table(
  "known_addresses",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => authUsers.id, { onDelete: "cascade" }),
    address: text("address").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);

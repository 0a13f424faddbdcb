-- Written by hand in this file: the CHECK constraints and everything after "By hand". A later migration that
-- makes a table anew has to create them again, because SQLite drops them with the table
-- (tests/unit/search-index.test.ts and tests/unit/migrations.test.ts fail if it doesn't).

-- CreateTable
CREATE TABLE "Puppy" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "cardHeaderTitle" TEXT NOT NULL,
    "profilePath" TEXT NOT NULL,
    "breed" TEXT NOT NULL,
    "breedLong" TEXT NOT NULL,
    "breeder" TEXT NOT NULL,
    "sex" TEXT NOT NULL,
    "dob" TEXT NOT NULL,
    "projectedSize" TEXT NOT NULL,
    "overview" TEXT NOT NULL,
    "personality" TEXT NOT NULL,
    "price" TEXT NOT NULL,
    "available" BOOLEAN NOT NULL,
    "isReserved" BOOLEAN NOT NULL DEFAULT false,
    "reservedUntil" TEXT,
    "availableDate" TEXT NOT NULL,
    "saleUpdate" TEXT NOT NULL DEFAULT '',
    "wentHomeOn" TEXT,
    "trainingStart" TEXT,
    "quietLively" INTEGER,
    "independentClose" INTEGER,
    "carefulBold" INTEGER,
    "napHike" INTEGER,
    "mother" TEXT NOT NULL DEFAULT '',
    "aboutMother" TEXT NOT NULL DEFAULT '',
    "father" TEXT NOT NULL DEFAULT '',
    "aboutFather" TEXT NOT NULL DEFAULT '',
    "healthTests" TEXT NOT NULL DEFAULT '',
    "vaccinations" TEXT NOT NULL DEFAULT '',
    "guarantee" TEXT NOT NULL DEFAULT '',
    "searchText" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL DEFAULT '',
    "priceAmount" INTEGER NOT NULL DEFAULT 0,
    "grownPounds" INTEGER NOT NULL DEFAULT 0,
    "readyOn" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'public' CHECK ("status" IN ('draft', 'public', 'trashed')),
    "wasPublic" BOOLEAN NOT NULL DEFAULT false,
    "statusBefore" TEXT NOT NULL DEFAULT '',
    "pathBefore" TEXT NOT NULL DEFAULT '',
    "trashedAt" DATETIME,
    "listedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "FormerPath" (
    "path" TEXT NOT NULL PRIMARY KEY,
    "puppyId" INTEGER NOT NULL,
    CONSTRAINT "FormerPath_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Photo" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "puppyId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "alt" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 40,
    "isIllustration" BOOLEAN NOT NULL DEFAULT false,
    "document" TEXT NOT NULL DEFAULT '' CHECK ("document" IN ('', 'test', 'certificate', 'vaccination')),
    "number" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL DEFAULT '',
    "signedBy" TEXT NOT NULL DEFAULT '',
    "signedOn" TEXT NOT NULL DEFAULT '',
    "colour" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Photo_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StockPhoto" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "category" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "alt" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "focusX" INTEGER NOT NULL DEFAULT 50,
    "focusY" INTEGER NOT NULL DEFAULT 40,
    "colour" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isSample" BOOLEAN NOT NULL DEFAULT false
);

-- CreateTable
CREATE TABLE "Video" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "videoId" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "posterId" INTEGER,
    "puppyId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    CONSTRAINT "Video_posterId_fkey" FOREIGN KEY ("posterId") REFERENCES "StockPhoto" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Video_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Contact" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "breedPreferences" TEXT NOT NULL DEFAULT '',
    "inspirationSource" TEXT NOT NULL DEFAULT '',
    "referralSource" TEXT NOT NULL DEFAULT '',
    "puppyId" INTEGER,
    "puppyName" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'new' CHECK ("status" IN ('new', 'replied', 'archived')),
    "spamReason" TEXT NOT NULL DEFAULT '',
    "isSpam" BOOLEAN NOT NULL DEFAULT false,
    "searchText" TEXT NOT NULL DEFAULT '',
    "digestId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "familyId" INTEGER,
    CONSTRAINT "Contact_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Contact_digestId_fkey" FOREIGN KEY ("digestId") REFERENCES "OutgoingEmail" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Contact_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContactCount" (
    "kind" TEXT NOT NULL CHECK ("kind" IN ('total', 'day', 'source', 'breed')),
    "value" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("kind", "value")
);

-- CreateTable
CREATE TABLE "OutgoingEmail" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT NOT NULL,
    "contactId" INTEGER,
    "sender" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "replyTo" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting' CHECK ("status" IN ('waiting', 'sent')),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimedUntil" DATETIME,
    "sentAt" DATETIME,
    "lastError" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL DEFAULT 'message',
    "headers" TEXT NOT NULL DEFAULT '{}',
    "familyId" INTEGER,
    CONSTRAINT "OutgoingEmail_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "OutgoingEmail_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Family" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL DEFAULT '',
    "stage" TEXT NOT NULL DEFAULT 'new' CHECK ("stage" IN ('new', 'talking', 'visit', 'waiting', 'reserved', 'home', 'not now')),
    "stageSince" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "nextStep" TEXT NOT NULL DEFAULT '',
    "nextStepOn" TEXT,
    "wishBreeds" TEXT NOT NULL DEFAULT '',
    "wishSize" TEXT NOT NULL DEFAULT '',
    "wishSex" TEXT NOT NULL DEFAULT '',
    "wishWhen" TEXT NOT NULL DEFAULT '',
    "wishBudget" INTEGER,
    "source" TEXT NOT NULL DEFAULT '',
    "waitsSince" DATETIME,
    "lastMessageAt" DATETIME,
    "firstMessageAt" DATETIME,
    "firstAnswerAt" DATETIME,
    "searchText" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "FamilyAddress" (
    "address" TEXT NOT NULL PRIMARY KEY,
    "familyId" INTEGER NOT NULL,
    CONSTRAINT "FamilyAddress_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "BouncedAddress" (
    "address" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('bounce', 'blocked', 'dropped', 'spamreport', 'unsubscribe')),
    "reason" TEXT NOT NULL DEFAULT '',
    "at" DATETIME NOT NULL,
    "clearedAt" DATETIME
);

-- CreateTable
CREATE TABLE "FamilyNote" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "familyId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "FamilyNote_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Reply" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "familyId" INTEGER NOT NULL,
    "contactId" INTEGER,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "emailId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bouncedAt" DATETIME,
    "bounceReason" TEXT NOT NULL DEFAULT '',
    "missingSince" DATETIME,
    "effect" TEXT NOT NULL DEFAULT '',
    "paper" TEXT NOT NULL DEFAULT '',
    CONSTRAINT "Reply_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Reply_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Reply_emailId_fkey" FOREIGN KEY ("emailId") REFERENCES "OutgoingEmail" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "LetterTemplate" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "subject" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "isRemoved" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Reservation" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "puppyId" INTEGER NOT NULL,
    "activePuppyId" INTEGER,
    "familyId" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'active' CHECK ("status" IN ('active', 'released', 'home')),
    "until" TEXT,
    "goHomeOn" TEXT,
    "priceCents" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" DATETIME,
    CONSTRAINT "Reservation_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Reservation_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "reservationId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('deposit', 'balance', 'other', 'refund')),
    "amountCents" INTEGER NOT NULL,
    "dueOn" TEXT,
    "method" TEXT NOT NULL DEFAULT '',
    "receivedOn" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "formerFamilyId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Payment_formerFamilyId_fkey" FOREIGN KEY ("formerFamilyId") REFERENCES "Family" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Payment_reservationId_fkey" FOREIGN KEY ("reservationId") REFERENCES "Reservation" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WaitingEntry" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL DEFAULT '',
    "wishBreeds" TEXT NOT NULL DEFAULT '',
    "wishSize" TEXT NOT NULL DEFAULT '',
    "wishSex" TEXT NOT NULL DEFAULT '',
    "wishWhen" TEXT NOT NULL DEFAULT '',
    "wishBudget" INTEGER,
    "message" TEXT NOT NULL DEFAULT '',
    "askedFor" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'unconfirmed' CHECK ("status" IN ('unconfirmed', 'waiting', 'left', 'served')),
    "tokenHash" TEXT,
    "tokenExpires" DATETIME,
    "linkVersion" INTEGER NOT NULL DEFAULT 1,
    "confirmedAt" DATETIME,
    "leftAt" DATETIME,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL,
    "familyId" INTEGER,
    CONSTRAINT "WaitingEntry_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "WaitingNotice" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "entryId" INTEGER NOT NULL,
    "puppyId" INTEGER NOT NULL,
    "emailId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "WaitingNotice_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WaitingEntry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "WaitingNotice_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('visit', 'pickup', 'training', 'other')),
    "title" TEXT NOT NULL DEFAULT '',
    "day" TEXT NOT NULL,
    "time" TEXT NOT NULL DEFAULT '',
    "lastDay" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "isAsked" BOOLEAN NOT NULL DEFAULT false,
    "familyId" INTEGER,
    "puppyId" INTEGER,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Appointment_familyId_fkey" FOREIGN KEY ("familyId") REFERENCES "Family" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Appointment_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "CalendarFeed" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "tokenHash" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "readAt" DATETIME,
    "fingerprint" TEXT NOT NULL DEFAULT '',
    "changedAt" DATETIME
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "ContentDocument" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "published" TEXT,
    "draft" TEXT,
    "publishAt" DATETIME,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "DocumentVersion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "key" TEXT NOT NULL,
    "value" TEXT,
    "who" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "SentLetter" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "ContentVersion" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "version" INTEGER NOT NULL,
    "changedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT
);

-- CreateTable
CREATE TABLE "Account" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "kind" TEXT NOT NULL CHECK ("kind" IN ('admin', 'service')),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "codeKey" TEXT,
    "codeStep" INTEGER NOT NULL DEFAULT 0,
    "unlocks" INTEGER NOT NULL DEFAULT 0,
    "lastSignInAt" DATETIME
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "accountId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Invitation_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "hash" TEXT NOT NULL,
    "accountId" INTEGER NOT NULL,
    CONSTRAINT "RecoveryCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Passkey" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "credentialId" TEXT NOT NULL,
    "publicKey" BLOB NOT NULL,
    "counter" BIGINT NOT NULL,
    "name" TEXT NOT NULL,
    "accountId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" DATETIME,
    CONSTRAINT "Passkey_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Token" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "hash" TEXT NOT NULL,
    "accountId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Token_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Session" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "hash" TEXT NOT NULL,
    "accountId" INTEGER NOT NULL,
    "browser" TEXT NOT NULL DEFAULT '',
    "awaitsCode" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Submission" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "subjectId" INTEGER NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Change" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "who" TEXT NOT NULL,
    "via" TEXT NOT NULL CHECK ("via" IN ('admin', 'api', 'site')),
    "action" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "puppyId" INTEGER,
    "before" TEXT NOT NULL DEFAULT '{}',
    "after" TEXT NOT NULL DEFAULT '{}'
);

-- CreateIndex
CREATE UNIQUE INDEX "Puppy_profilePath_key" ON "Puppy"("profilePath");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_listedAt_id_idx" ON "Puppy"("status", "available", "isReserved", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_nameKey_available_isReserved_listedAt_id_idx" ON "Puppy"("status", "nameKey", "available", "isReserved", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_listedAt_id_idx" ON "Puppy"("status", "listedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_name_id_idx" ON "Puppy"("status", "name", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_updatedAt_id_idx" ON "Puppy"("status", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_name_id_idx" ON "Puppy"("status", "available", "name", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_updatedAt_id_idx" ON "Puppy"("status", "available", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_priceAmount_id_idx" ON "Puppy"("status", "available", "isReserved", "priceAmount", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_grownPounds_id_idx" ON "Puppy"("status", "available", "isReserved", "grownPounds", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_dob_id_idx" ON "Puppy"("status", "available", "isReserved", "dob", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_available_isReserved_readyOn_id_idx" ON "Puppy"("status", "available", "isReserved", "readyOn", "id");

-- CreateIndex
CREATE INDEX "Puppy_status_trashedAt_idx" ON "Puppy"("status", "trashedAt");

-- CreateIndex
CREATE INDEX "Puppy_trashedAt_name_id_idx" ON "Puppy"("trashedAt", "name", "id");

-- CreateIndex
CREATE INDEX "Puppy_trashedAt_updatedAt_id_idx" ON "Puppy"("trashedAt", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Puppy_trainingStart_id_idx" ON "Puppy"("trainingStart", "id");

-- CreateIndex
CREATE INDEX "Puppy_wentHomeOn_id_idx" ON "Puppy"("wentHomeOn", "id");

-- CreateIndex
CREATE INDEX "FormerPath_puppyId_idx" ON "FormerPath"("puppyId");

-- CreateIndex
CREATE UNIQUE INDEX "Photo_name_key" ON "Photo"("name");

-- CreateIndex
CREATE INDEX "Photo_puppyId_position_idx" ON "Photo"("puppyId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "StockPhoto_name_key" ON "StockPhoto"("name");

-- CreateIndex
CREATE INDEX "StockPhoto_category_id_idx" ON "StockPhoto"("category", "id");

-- CreateIndex
CREATE INDEX "Video_category_featured_id_idx" ON "Video"("category", "featured", "id");

-- CreateIndex
CREATE INDEX "Video_puppyId_idx" ON "Video"("puppyId");

-- CreateIndex
CREATE INDEX "Contact_isSpam_createdAt_id_idx" ON "Contact"("isSpam", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_isSpam_status_createdAt_id_idx" ON "Contact"("isSpam", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_createdAt_id_idx" ON "Contact"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Contact_puppyId_idx" ON "Contact"("puppyId");

-- CreateIndex
CREATE INDEX "Contact_digestId_idx" ON "Contact"("digestId");

-- CreateIndex
CREATE INDEX "Contact_familyId_createdAt_id_idx" ON "Contact"("familyId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "OutgoingEmail_key_key" ON "OutgoingEmail"("key");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_nextAttemptAt_idx" ON "OutgoingEmail"("status", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_id_idx" ON "OutgoingEmail"("status", "id");

-- CreateIndex
CREATE INDEX "OutgoingEmail_status_attempts_id_idx" ON "OutgoingEmail"("status", "attempts", "id");

-- CreateIndex
CREATE INDEX "OutgoingEmail_contactId_idx" ON "OutgoingEmail"("contactId");

-- CreateIndex
CREATE INDEX "OutgoingEmail_recipient_kind_idx" ON "OutgoingEmail"("recipient", "kind");

-- CreateIndex
CREATE INDEX "OutgoingEmail_kind_sentAt_idx" ON "OutgoingEmail"("kind", "sentAt");

-- CreateIndex
CREATE INDEX "OutgoingEmail_familyId_idx" ON "OutgoingEmail"("familyId");

-- CreateIndex
CREATE INDEX "Family_stage_updatedAt_id_idx" ON "Family"("stage", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "Family_updatedAt_id_idx" ON "Family"("updatedAt", "id");

-- CreateIndex
CREATE INDEX "Family_name_id_idx" ON "Family"("name", "id");

-- CreateIndex
CREATE INDEX "Family_waitsSince_id_idx" ON "Family"("waitsSince", "id");

-- CreateIndex
CREATE INDEX "Family_nextStepOn_id_idx" ON "Family"("nextStepOn", "id");

-- CreateIndex
CREATE INDEX "Family_createdAt_id_idx" ON "Family"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Family_firstMessageAt_firstAnswerAt_idx" ON "Family"("firstMessageAt", "firstAnswerAt");

-- CreateIndex
CREATE INDEX "FamilyAddress_familyId_idx" ON "FamilyAddress"("familyId");

-- CreateIndex
CREATE INDEX "FamilyNote_familyId_id_idx" ON "FamilyNote"("familyId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Reply_emailId_key" ON "Reply"("emailId");

-- CreateIndex
CREATE INDEX "Reply_familyId_id_idx" ON "Reply"("familyId", "id");

-- CreateIndex
CREATE INDEX "Reply_contactId_idx" ON "Reply"("contactId");

-- CreateIndex
CREATE INDEX "Reply_missingSince_id_idx" ON "Reply"("missingSince", "id");

-- CreateIndex
CREATE INDEX "LetterTemplate_kind_id_idx" ON "LetterTemplate"("kind", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Reservation_activePuppyId_key" ON "Reservation"("activePuppyId");

-- CreateIndex
CREATE INDEX "Reservation_puppyId_id_idx" ON "Reservation"("puppyId", "id");

-- CreateIndex
CREATE INDEX "Reservation_familyId_id_idx" ON "Reservation"("familyId", "id");

-- CreateIndex
CREATE INDEX "Reservation_status_goHomeOn_id_idx" ON "Reservation"("status", "goHomeOn", "id");

-- CreateIndex
CREATE INDEX "Reservation_status_endedAt_id_idx" ON "Reservation"("status", "endedAt", "id");

-- CreateIndex
CREATE INDEX "Reservation_createdAt_id_idx" ON "Reservation"("createdAt", "id");

-- CreateIndex
CREATE INDEX "Payment_reservationId_id_idx" ON "Payment"("reservationId", "id");

-- CreateIndex
CREATE INDEX "Payment_formerFamilyId_idx" ON "Payment"("formerFamilyId");

-- CreateIndex
CREATE INDEX "Payment_receivedOn_kind_amountCents_idx" ON "Payment"("receivedOn", "kind", "amountCents");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingEntry_email_key" ON "WaitingEntry"("email");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingEntry_tokenHash_key" ON "WaitingEntry"("tokenHash");

-- CreateIndex
CREATE INDEX "WaitingEntry_status_confirmedAt_id_idx" ON "WaitingEntry"("status", "confirmedAt", "id");

-- CreateIndex
CREATE INDEX "WaitingEntry_status_createdAt_id_idx" ON "WaitingEntry"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WaitingEntry_familyId_idx" ON "WaitingEntry"("familyId");

-- CreateIndex
CREATE INDEX "WaitingNotice_puppyId_id_idx" ON "WaitingNotice"("puppyId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "WaitingNotice_entryId_puppyId_key" ON "WaitingNotice"("entryId", "puppyId");

-- CreateIndex
CREATE INDEX "Appointment_day_id_idx" ON "Appointment"("day", "id");

-- CreateIndex
CREATE INDEX "Appointment_familyId_day_idx" ON "Appointment"("familyId", "day");

-- CreateIndex
CREATE INDEX "Appointment_puppyId_idx" ON "Appointment"("puppyId");

-- CreateIndex
CREATE INDEX "Appointment_isAsked_day_id_idx" ON "Appointment"("isAsked", "day", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");

-- CreateIndex
CREATE INDEX "ContentDocument_publishAt_idx" ON "ContentDocument"("publishAt");

-- CreateIndex
CREATE INDEX "DocumentVersion_key_id_idx" ON "DocumentVersion"("key", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Account_username_key" ON "Account"("username");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_hash_key" ON "Invitation"("hash");

-- CreateIndex
CREATE INDEX "Invitation_accountId_idx" ON "Invitation"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_hash_key" ON "RecoveryCode"("hash");

-- CreateIndex
CREATE INDEX "RecoveryCode_accountId_idx" ON "RecoveryCode"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_credentialId_key" ON "Passkey"("credentialId");

-- CreateIndex
CREATE INDEX "Passkey_accountId_idx" ON "Passkey"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Token_hash_key" ON "Token"("hash");

-- CreateIndex
CREATE INDEX "Token_accountId_expiresAt_idx" ON "Token"("accountId", "expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Session_hash_key" ON "Session"("hash");

-- CreateIndex
CREATE INDEX "Session_accountId_expiresAt_idx" ON "Session"("accountId", "expiresAt");

-- CreateIndex
CREATE INDEX "Submission_createdAt_idx" ON "Submission"("createdAt");

-- CreateIndex
CREATE INDEX "Change_at_idx" ON "Change"("at");

-- CreateIndex
CREATE INDEX "Change_puppyId_id_idx" ON "Change"("puppyId", "id");

-- CreateIndex
CREATE INDEX "Change_kind_subjectId_id_idx" ON "Change"("kind", "subjectId", "id");

-- By hand
-- One person's messages, however the letters of the address are written.
CREATE INDEX "Contact_lower_email_idx" ON "Contact"(lower("email"));

-- The search is the database's own: FTS5 with its trigram tokenizer, kept up to date by triggers. What is
-- deleted leaves the search indexes at once, as it leaves the tables.
CREATE VIRTUAL TABLE "PuppySearch" USING fts5("searchText", content='Puppy', content_rowid='id',
  tokenize='trigram case_sensitive 1', detail=none, columnsize=0);
INSERT INTO "PuppySearch"("PuppySearch", "rank") VALUES ('secure-delete', 1);
CREATE TRIGGER "PuppySearch_insert" AFTER INSERT ON "Puppy" BEGIN
  INSERT INTO "PuppySearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "PuppySearch_update" AFTER UPDATE OF "searchText" ON "Puppy" BEGIN
  INSERT INTO "PuppySearch"("PuppySearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
  INSERT INTO "PuppySearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "PuppySearch_delete" AFTER DELETE ON "Puppy" BEGIN
  INSERT INTO "PuppySearch"("PuppySearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
END;

CREATE VIRTUAL TABLE "ContactSearch" USING fts5("searchText", content='Contact', content_rowid='id',
  tokenize='trigram case_sensitive 1', detail=none, columnsize=0);
INSERT INTO "ContactSearch"("ContactSearch", "rank") VALUES ('secure-delete', 1);
CREATE TRIGGER "ContactSearch_insert" AFTER INSERT ON "Contact" BEGIN
  INSERT INTO "ContactSearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ContactSearch_update" AFTER UPDATE OF "searchText" ON "Contact" BEGIN
  INSERT INTO "ContactSearch"("ContactSearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
  INSERT INTO "ContactSearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "ContactSearch_delete" AFTER DELETE ON "Contact" BEGIN
  INSERT INTO "ContactSearch"("ContactSearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
END;

CREATE VIRTUAL TABLE "FamilySearch" USING fts5("searchText", content='Family', content_rowid='id',
  tokenize='trigram case_sensitive 1', detail=none, columnsize=0);
INSERT INTO "FamilySearch"("FamilySearch", "rank") VALUES ('secure-delete', 1);
CREATE TRIGGER "FamilySearch_insert" AFTER INSERT ON "Family" BEGIN
  INSERT INTO "FamilySearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "FamilySearch_update" AFTER UPDATE OF "searchText" ON "Family" BEGIN
  INSERT INTO "FamilySearch"("FamilySearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
  INSERT INTO "FamilySearch"(rowid, "searchText") VALUES (new."id", new."searchText");
END;
CREATE TRIGGER "FamilySearch_delete" AFTER DELETE ON "Family" BEGIN
  INSERT INTO "FamilySearch"("FamilySearch", rowid, "searchText") VALUES ('delete', old."id", old."searchText");
END;

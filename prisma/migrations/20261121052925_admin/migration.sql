-- CreateTable
CREATE TABLE "ContactNote" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "contactId" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "author" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "ContactNote_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContactWord" (
    "word" TEXT NOT NULL,
    "contactId" INTEGER NOT NULL,

    PRIMARY KEY ("word", "contactId"),
    CONSTRAINT "ContactWord_contactId_fkey" FOREIGN KEY ("contactId") REFERENCES "Contact" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ContactCount" (
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    PRIMARY KEY ("kind", "value")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "hash" TEXT NOT NULL,
    "accountId" INTEGER NOT NULL,
    "browser" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" DATETIME NOT NULL,
    CONSTRAINT "Session_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Change" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "who" TEXT NOT NULL,
    "via" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "subjectId" INTEGER NOT NULL,
    "subject" TEXT NOT NULL,
    "puppyId" INTEGER,
    "revision" INTEGER,
    "before" TEXT NOT NULL DEFAULT '{}',
    "after" TEXT NOT NULL DEFAULT '{}'
);

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Contact" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "submissionKey" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "breedPreferences" TEXT NOT NULL DEFAULT '',
    "inspirationSource" TEXT NOT NULL DEFAULT '',
    "referralSource" TEXT NOT NULL DEFAULT '',
    "puppyId" INTEGER,
    "puppyName" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'new',
    "spamReason" TEXT NOT NULL DEFAULT '',
    "isSpam" BOOLEAN NOT NULL DEFAULT false,
    "isIndexed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "Contact_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
INSERT INTO "new_Contact" ("breedPreferences", "createdAt", "email", "id", "inspirationSource", "message", "name", "phoneNumber", "puppyId", "puppyName", "referralSource", "spamReason", "status", "submissionKey") SELECT "breedPreferences", "createdAt", "email", "id", "inspirationSource", "message", "name", "phoneNumber", "puppyId", "puppyName", "referralSource", "spamReason", "status", "submissionKey" FROM "Contact";
DROP TABLE "Contact";
ALTER TABLE "new_Contact" RENAME TO "Contact";
CREATE UNIQUE INDEX "Contact_submissionKey_key" ON "Contact"("submissionKey");
CREATE INDEX "Contact_isSpam_createdAt_id_idx" ON "Contact"("isSpam", "createdAt", "id");
CREATE INDEX "Contact_isSpam_status_createdAt_id_idx" ON "Contact"("isSpam", "status", "createdAt", "id");
CREATE INDEX "Contact_createdAt_id_idx" ON "Contact"("createdAt", "id");
CREATE INDEX "Contact_email_idx" ON "Contact"("email");
CREATE INDEX "Contact_puppyId_idx" ON "Contact"("puppyId");
CREATE INDEX "Contact_isIndexed_idx" ON "Contact"("isIndexed");
CREATE TABLE "new_Puppy" (
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
    "availableDate" TEXT NOT NULL,
    "saleUpdate" TEXT NOT NULL DEFAULT '',
    "wentHomeOn" TEXT,
    "trainingStart" TEXT,
    "quietLively" INTEGER,
    "independentClose" INTEGER,
    "carefulBold" INTEGER,
    "napHike" INTEGER,
    "searchText" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'public',
    "statusBefore" TEXT NOT NULL DEFAULT '',
    "pathBefore" TEXT NOT NULL DEFAULT '',
    "trashedAt" DATETIME,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "listedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);
INSERT INTO "new_Puppy" ("available", "availableDate", "breed", "breedLong", "breeder", "cardHeaderTitle", "carefulBold", "createdAt", "dob", "id", "independentClose", "listedAt", "name", "napHike", "overview", "personality", "price", "profilePath", "projectedSize", "quietLively", "saleUpdate", "searchText", "sex", "trainingStart", "updatedAt", "wentHomeOn") SELECT "available", "availableDate", "breed", "breedLong", "breeder", "cardHeaderTitle", "carefulBold", "createdAt", "dob", "id", "independentClose", "listedAt", "name", "napHike", "overview", "personality", "price", "profilePath", "projectedSize", "quietLively", "saleUpdate", "searchText", "sex", "trainingStart", "updatedAt", "wentHomeOn" FROM "Puppy";
DROP TABLE "Puppy";
ALTER TABLE "new_Puppy" RENAME TO "Puppy";
CREATE UNIQUE INDEX "Puppy_profilePath_key" ON "Puppy"("profilePath");
CREATE INDEX "Puppy_status_available_listedAt_id_idx" ON "Puppy"("status", "available", "listedAt", "id");
CREATE INDEX "Puppy_status_listedAt_id_idx" ON "Puppy"("status", "listedAt", "id");
CREATE INDEX "Puppy_status_trashedAt_idx" ON "Puppy"("status", "trashedAt");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "ContactNote_contactId_id_idx" ON "ContactNote"("contactId", "id");

-- CreateIndex
CREATE INDEX "ContactWord_contactId_idx" ON "ContactWord"("contactId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_hash_key" ON "Session"("hash");

-- CreateIndex
CREATE INDEX "Session_accountId_expiresAt_idx" ON "Session"("accountId", "expiresAt");

-- CreateIndex
CREATE INDEX "Change_puppyId_id_idx" ON "Change"("puppyId", "id");

-- CreateIndex
CREATE INDEX "Change_kind_subjectId_id_idx" ON "Change"("kind", "subjectId", "id");

-- CreateIndex
CREATE INDEX "OutgoingEmail_contactId_idx" ON "OutgoingEmail"("contactId");

-- What looked like spam before there was a tab for it.
UPDATE "Contact" SET "isSpam" = true WHERE "spamReason" <> '';

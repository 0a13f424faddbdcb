-- CreateTable
CREATE TABLE "Family" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "name" TEXT NOT NULL,
    "phoneNumber" TEXT NOT NULL DEFAULT '',
    "stage" TEXT NOT NULL DEFAULT 'new',
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
    "revision" INTEGER NOT NULL DEFAULT 1,
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
    "position" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Reservation" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "puppyId" INTEGER NOT NULL,
    "activePuppyId" INTEGER,
    "familyId" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'active',
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
    "kind" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "dueOn" TEXT,
    "method" TEXT NOT NULL DEFAULT '',
    "receivedOn" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
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
    "status" TEXT NOT NULL DEFAULT 'unconfirmed',
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
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "WaitingNotice_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "WaitingEntry" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "WaitingNotice_puppyId_fkey" FOREIGN KEY ("puppyId") REFERENCES "Puppy" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Appointment" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "day" TEXT NOT NULL,
    "time" TEXT NOT NULL DEFAULT '',
    "lastDay" TEXT,
    "note" TEXT NOT NULL DEFAULT '',
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
    "readAt" DATETIME
);

-- CreateTable
CREATE TABLE "Setting" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "value" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "SentLetter" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- AlterTable: added one by one, because a table made anew loses its triggers.
ALTER TABLE "Contact" ADD COLUMN "familyId" INTEGER REFERENCES "Family" ("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "Contact_familyId_createdAt_id_idx" ON "Contact"("familyId", "createdAt", "id");

ALTER TABLE "OutgoingEmail" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'message';
ALTER TABLE "OutgoingEmail" ADD COLUMN "headers" TEXT NOT NULL DEFAULT '{}';
ALTER TABLE "OutgoingEmail" ADD COLUMN "familyId" INTEGER REFERENCES "Family" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "OutgoingEmail_familyId_idx" ON "OutgoingEmail"("familyId");
UPDATE "OutgoingEmail" SET "kind" = 'digest' WHERE "contactId" IS NULL;

ALTER TABLE "Puppy" ADD COLUMN "isReserved" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Puppy" ADD COLUMN "reservedUntil" TEXT;
DROP INDEX "Puppy_status_available_listedAt_id_idx";
DROP INDEX "Puppy_status_nameKey_available_listedAt_id_idx";
CREATE INDEX "Puppy_status_available_isReserved_listedAt_id_idx" ON "Puppy"("status", "available", "isReserved", "listedAt", "id");
CREATE INDEX "Puppy_status_nameKey_available_isReserved_listedAt_id_idx" ON "Puppy"("status", "nameKey", "available", "isReserved", "listedAt", "id");

-- The search index of the families, kept in step by triggers.
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
CREATE INDEX "LetterTemplate_kind_position_id_idx" ON "LetterTemplate"("kind", "position", "id");

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
CREATE INDEX "Payment_reservationId_id_idx" ON "Payment"("reservationId", "id");

-- CreateIndex
CREATE INDEX "Payment_receivedOn_id_idx" ON "Payment"("receivedOn", "id");

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
CREATE UNIQUE INDEX "CalendarFeed_tokenHash_key" ON "CalendarFeed"("tokenHash");
